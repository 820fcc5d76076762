import { expect, it } from 'vitest';
import { founderMenu } from '../founder/founder-menu.ts';
import { footerColumns, socialLinks } from './footer/footer-columns.ts';
import { navItems } from './header/nav-items.ts';

const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

it('has the public navigation of specification §2', () => {
  expect(labels(navItems)).toEqual(['Home', 'About Us', 'Services', 'Pricing', 'Blog']);
  const services = navItems.flatMap((item) => ('links' in item ? item.links : []));
  expect(services).toEqual([
    { label: 'Startup Tools', href: '/#tools' },
    { label: 'Courses & Programs', href: '/#learnandgrow' },
    { label: 'Consultation & Support', href: '/#consultation' },
  ]);
});

it('has the footer columns and social links of specification §2', () => {
  expect(footerColumns.map(({ heading, links }) => [heading, ...labels(links)])).toEqual([
    ['Company', 'About Us', 'Pricing', 'Testimonials'],
    ['Products', 'Book a Consultation', 'Tools', 'Programs'],
    ['Resources', 'Blog', 'Community', 'Privacy Policy', 'Terms of Service'],
  ]);
  expect(labels(socialLinks)).toEqual(['LinkedIn', 'Twitter', 'Facebook', 'Instagram']);
});

it('has those pages of the founder menu of specification §2 that exist', () => {
  expect(labels(founderMenu)).toEqual(['Overview', 'Startup Assistant', 'Programs', 'Consultation']);
  expect(founderMenu.flatMap((entry) => ('items' in entry ? labels(entry.items) : []))).toEqual([
    'All Documents',
    'Validate Idea',
    'Check Investment Readiness',
    'Generate Startup Docs',
    'Service List',
    'My Bookings',
    'Quotes',
  ]);
});
