import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginate } from './pagination.ts';

const input = fc.record({
  page: fc.integer({ min: -5, max: 2000 }),
  pageSize: fc.integer({ min: 1, max: 100 }),
  total: fc.nat({ max: 100_000 }),
});

describe('paginate', () => {
  it.each([
    [{ page: 1, pageSize: 10, total: 45 }, 'Showing 1-10 of 45 items'],
    [{ page: 5, pageSize: 10, total: 45 }, 'Showing 41-45 of 45 items'],
    [{ page: 1, pageSize: 10, total: 1 }, 'Showing 1-1 of 1 items'],
    [{ page: 1, pageSize: 10, total: 0 }, 'Showing 0-0 of 0 items'],
    [{ page: 99, pageSize: 10, total: 45 }, 'Showing 41-45 of 45 items'],
    [{ page: 0, pageSize: 10, total: 45 }, 'Showing 1-10 of 45 items'],
  ])('%o reads %s', (request, text) => {
    expect(paginate(request).text).toBe(text);
  });

  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [5, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 'ellipsis', 6]],
    [3, 6, [1, 2, 3, 4, 'ellipsis', 6]],
    [4, 6, [1, 'ellipsis', 3, 4, 5, 6]],
    [6, 6, [1, 'ellipsis', 3, 4, 5, 6]],
    [4, 10, [1, 'ellipsis', 3, 4, 5, 'ellipsis', 10]],
    [7, 10, [1, 'ellipsis', 6, 7, 8, 'ellipsis', 10]],
    [8, 10, [1, 'ellipsis', 7, 8, 9, 10]],
  ])('page %i of %i lists %j', (page, pageCount, links) => {
    expect(paginate({ page, pageSize: 1, total: pageCount }).links).toEqual(links);
  });

  it('disables Prev on the first page and Next on the last', () => {
    const flags = (page: number) => {
      const { prevDisabled, nextDisabled } = paginate({ page, pageSize: 10, total: 30 });
      return [prevDisabled, nextDisabled];
    };
    expect([flags(1), flags(2), flags(3)]).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    expect(paginate({ page: 1, pageSize: 10, total: 0 })).toMatchObject({ prevDisabled: true, nextDisabled: true });
  });

  it('always links the first, the current and the last page, in rising order, and hides pages behind each ellipsis', () => {
    fc.assert(
      fc.property(input, (request) => {
        const { page, pageCount, links } = paginate(request);
        expect(links).toContain(page);
        expect(links[0]).toBe(1);
        expect(links.at(-1)).toBe(pageCount);
        links.forEach((link, index) => {
          const [before, after] = [links[index - 1], links[index + 1]];
          if (link === 'ellipsis') expect(Number(after) - Number(before)).toBeGreaterThan(1);
          else if (typeof before === 'number') expect(link).toBe(before + 1);
        });
      }),
    );
  });

  const noPage = 'page and pageSize must be whole numbers, pageSize at least 1';
  const noTotal = 'total must be a whole number of zero or more';
  it.each([
    [{ page: 1.5, pageSize: 10, total: 5 }, noPage],
    [{ page: Number.NaN, pageSize: 10, total: 5 }, noPage],
    [{ page: 1, pageSize: 0, total: 5 }, noPage],
    [{ page: 1, pageSize: 10, total: -1 }, noTotal],
    [{ page: 1, pageSize: 10, total: Number.POSITIVE_INFINITY }, noTotal],
  ])('refuses %o', (request, message) => {
    expect(() => paginate(request)).toThrow(new RangeError(message));
  });
});
