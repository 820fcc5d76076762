import { useState } from 'react';
import type { Example } from '../example.ts';
import { MoneyField } from './money-field.tsx';

function Price({ currency, start }: { currency: 'NGN' | 'USD'; start: number | null }) {
  const [minor, setMinor] = useState(start);
  return (
    <MoneyField
      label="Price per crate"
      hint={`In minor units: ${minor === null ? 'empty' : minor}`}
      currency={currency}
      value={minor}
      onValueChange={setMinor}
    />
  );
}

export const examples: Example[] = [
  { name: 'Naira', render: () => <Price currency="NGN" start={125_050} /> },
  { name: 'Dollars, empty', render: () => <Price currency="USD" start={null} /> },
];
