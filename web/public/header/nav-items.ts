import { type HomeSection, paths } from '../../paths.ts';

interface NavLink {
  label: string;
  href: string;
}

/** A line of the public navigation: it is active while one of its `sections` of the home page is being read. */
export type NavItem = { label: string; sections: readonly HomeSection[] } & (
  | { href: string }
  | { links: readonly NavLink[] }
);

export const navItems: readonly NavItem[] = [
  { label: 'Home', href: paths.home, sections: ['hero'] },
  { label: 'About Us', href: paths.homeSection('about'), sections: ['about', 'process'] },
  {
    label: 'Services',
    sections: ['tools', 'learnandgrow', 'consultation'],
    links: [
      { label: 'Startup Tools', href: paths.homeSection('tools') },
      { label: 'Courses & Programs', href: paths.homeSection('learnandgrow') },
      { label: 'Consultation & Support', href: paths.homeSection('consultation') },
    ],
  },
  { label: 'Pricing', href: paths.homeSection('pricing'), sections: ['pricing'] },
  { label: 'Blog', href: paths.homeSection('blog'), sections: ['blog'] },
];
