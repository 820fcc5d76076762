import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the product. */
export default [
  index('public/home/home.tsx'),
  route('dev/gallery', 'dev/gallery.tsx'),
  route('*', 'public/not-found.tsx'),
] satisfies RouteConfig;
