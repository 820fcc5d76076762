-- Whoever operates the platform is told of what waits: found without reading everybody.
CREATE INDEX users_roles ON users USING gin ((doc -> 'roles'));
