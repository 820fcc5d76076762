import { brand } from '#content/brand.ts';
import { paths } from '../../paths.ts';

interface FooterColumn {
  heading: string;
  links: { label: string; href: string }[];
}

/** The footer's columns (specification §2). A page that is not built yet is stood in for by its section of the home page. */
export const footerColumns: FooterColumn[] = [
  {
    heading: 'Company',
    links: [
      { label: 'About Us', href: paths.homeSection('about') },
      { label: 'Pricing', href: paths.homeSection('pricing') },
      { label: 'Testimonials', href: paths.homeSection('testimonials') },
    ],
  },
  {
    heading: 'Products',
    links: [
      { label: 'Book a Consultation', href: paths.founder.bookings },
      { label: 'Tools', href: paths.homeSection('tools') },
      { label: 'Programs', href: paths.homeSection('learnandgrow') },
    ],
  },
  {
    heading: 'Resources',
    links: [
      { label: 'Blog', href: brand.blogUrl ?? paths.homeSection('blog') },
      { label: 'Community', href: brand.communityUrl ?? paths.homeSection('community') },
      { label: 'Privacy Policy', href: paths.privacy },
      { label: 'Terms of Service', href: paths.terms },
    ],
  },
];

export const socialLinks = [
  { label: 'LinkedIn', href: brand.social.linkedin },
  { label: 'Twitter', href: brand.social.twitter },
  { label: 'Facebook', href: brand.social.facebook },
  { label: 'Instagram', href: brand.social.instagram },
];
