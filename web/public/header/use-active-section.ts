import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { sitePaths } from '../../paths/site.ts';
import { activeSection, type FollowedSection, followedSections } from './active-section.ts';

/** The section of the home page being read; null on every other page. */
export function useActiveSection(): FollowedSection | null {
  const isHome = useLocation().pathname === sitePaths.home;
  const [section, setSection] = useState<FollowedSection>('hero');
  useEffect(() => {
    if (!isHome) return;
    const follow = () => setSection(activeSection(window.scrollY, measureTops()));
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [isHome]);
  return isHome ? section : null;
}

function measureTops() {
  return followedSections.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top + window.scrollY }] : [];
  });
}
