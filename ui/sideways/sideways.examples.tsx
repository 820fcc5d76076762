import type { Example } from '../example.ts';
import { Sideways } from './sideways.tsx';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];

export const examples: Example[] = [
  {
    name: 'A table wider than a phone',
    render: () => (
      <Sideways label="Table: calls in each month">
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">Calls in each month</caption>
          <tbody>
            <tr>
              {months.map((month) => (
                <th key={month} scope="col" className="py-2 pr-4">
                  {month}
                </th>
              ))}
            </tr>
            <tr>
              {months.map((month, index) => (
                <td key={month} className="py-2 pr-4">
                  {index + 3}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Sideways>
    ),
  },
];
