import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import type { Example } from '../example.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Table } from './table.tsx';
import type { TableColumn, TableRow, TableSort } from './table-types.ts';

const columns: TableColumn[] = [
  { key: 'name', label: 'Name', sortable: true },
  { key: 'description', label: 'Description' },
  { key: 'status', label: 'Status' },
  { key: 'amount', label: 'Amount', align: 'end', sortable: true },
  { key: 'actions', label: 'Actions' },
];

const documents = [
  {
    id: 'a',
    name: 'Cold storage',
    about: 'Validation of paid cold storage by the crate',
    done: true,
    amount: '₦12,500.00',
  },
  {
    id: 'b',
    name: 'School fees',
    about: 'Instalments for private primary schools',
    done: false,
    amount: '₦1,250,000.00',
  },
  { id: 'c', name: 'Ẹja tútù', about: 'Fresh fish delivery in Ìbàdàn and Ọ̀yọ́', done: true, amount: '₦8,000.00' },
];

function Documents() {
  const [sort, setSort] = useState<TableSort>({ key: 'name', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows: TableRow[] = documents
    .toSorted((a, b) => (sort.key === 'name' ? a.name.localeCompare(b.name) : a.amount.length - b.amount.length) * sign)
    .map(({ id, name, about, done, amount }) => ({
      id,
      name,
      amount,
      url: `#${id}`,
      description: about,
      status: done ? <Badge colour="moss">Completed</Badge> : <Badge colour="amber">Pending</Badge>,
      actions: (
        <Menu
          trigger={<IconButton label={`Actions for ${name}`} icon={<Ellipsis />} />}
          groups={[[{ label: 'Rename', onSelect: () => undefined }]]}
        />
      ),
    }));
  return <Table caption="Documents" columns={columns} rows={rows} sort={sort} onSort={setSort} />;
}

export const examples: Example[] = [
  { name: 'Sortable, with links and actions', wide: true, render: () => <Documents /> },
];
