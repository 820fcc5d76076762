/**
 * The build knows no host, and link previews need absolute addresses: pages are built with this origin, and the server
 * puts the configured one in its place when it loads them.
 */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid';
