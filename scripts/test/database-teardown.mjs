export default async function teardown() {
  const child = globalThis.__balcaoTestServer;
  if (!child || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.stdin.end();
  await gone;
}
