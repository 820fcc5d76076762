import { useState } from 'react';
import type { Example } from '../example.ts';
import { AmountField, type ReadAmount } from './amount-field.tsx';

function readWhole(text: string): ReadAmount {
  const figures = text.replaceAll(',', '').trim();
  if (figures === '') return { amount: null };
  return /^\d{1,12}$/.test(figures) ? { amount: Number(figures) } : { problem: 'Enter whole naira, such as 25,000' };
}

function Price() {
  const [amount, setAmount] = useState<number | null>(25_000);
  return (
    <AmountField
      name="example-price"
      label="Price per crate"
      hint={`Read as ${amount}`}
      sign="₦"
      read={readWhole}
      write={(whole) => whole.toLocaleString('en-GB')}
      value={amount}
      onValueChange={setAmount}
    />
  );
}

export const examples: Example[] = [{ name: 'Naira', render: () => <Price /> }];
