import { brand } from '#content/brand.ts';
import { consultationPaths } from '../../paths/consultation.ts';
import { sitePaths } from '../../paths/site.ts';

interface FooterColumn {
  heading: string;
  links: { label: string; href: string }[];
}

/** The footer's columns (specification §2). A page that is not built yet is stood in for by its section of the home page. */
export const footerColumns: FooterColumn[] = [
  {
    heading: 'Company',
    links: [
      { label: 'About Us', href: sitePaths.homeSection('about') },
      { label: 'Pricing', href: sitePaths.homeSection('pricing') },
      { label: 'Testimonials', href: sitePaths.homeSection('testimonials') },
    ],
  },
  {
    heading: 'Products',
    links: [
      { label: 'Book a Consultation', href: consultationPaths.bookings },
      { label: 'Tools', href: sitePaths.homeSection('tools') },
      { label: 'Programs', href: sitePaths.programs },
    ],
  },
  {
    heading: 'Resources',
    links: [
      { label: 'Blog', href: brand.blogUrl ?? sitePaths.homeSection('blog') },
      { label: 'Community', href: brand.communityUrl ?? sitePaths.homeSection('community') },
      { label: 'Privacy Policy', href: sitePaths.privacy },
      { label: 'Terms of Service', href: sitePaths.terms },
    ],
  },
];

export const socialLinks = [
  { label: 'LinkedIn', href: brand.social.linkedin },
  { label: 'Twitter', href: brand.social.twitter },
  { label: 'Facebook', href: brand.social.facebook },
  { label: 'Instagram', href: brand.social.instagram },
];
