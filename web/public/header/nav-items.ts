import { type HomeSection, sitePaths } from '../../paths/site.ts';

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
  { label: 'Home', href: sitePaths.home, sections: ['hero'] },
  { label: 'About Us', href: sitePaths.homeSection('about'), sections: ['about', 'process'] },
  {
    label: 'Services',
    sections: ['tools', 'learnandgrow', 'consultation'],
    links: [
      { label: 'Startup Tools', href: sitePaths.homeSection('tools') },
      { label: 'Courses & Programs', href: sitePaths.homeSection('learnandgrow') },
      { label: 'Consultation & Support', href: sitePaths.homeSection('consultation') },
    ],
  },
  { label: 'Pricing', href: sitePaths.homeSection('pricing'), sections: ['pricing'] },
  { label: 'Blog', href: sitePaths.homeSection('blog'), sections: ['blog'] },
];
