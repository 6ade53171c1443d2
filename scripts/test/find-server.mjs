// Servers some tests speak to. `node scripts/test/find-server.mjs mosquitto` prints where it is, or nothing where there is none to be had.
import { fileURLToPath } from 'node:url';
import { installDebianPackage, systemProgram } from './system-program.mjs';

export const SERVERS = {
  mosquitto: { variavel: 'MOSQUITTO_PATH', pacote: 'mosquitto', nomes: ['mosquitto'] },
  nginx: { variavel: 'NGINX_PATH', pacote: 'nginx', nomes: ['nginx'] },
  pgbouncer: { variavel: 'PGBOUNCER_PATH', pacote: 'pgbouncer', nomes: ['pgbouncer'] },
};

/**
 * Finds a server, or installs it.
 *
 * @param {keyof typeof SERVERS} nome
 * @returns its file; null where it is not and cannot be installed: what needs it is left out, and says so
 */
export function findServer(nome) {
  const server = SERVERS[nome];
  const present = systemProgram(server);
  // a configured path is also respected where no server is installed
  if (present || process.env[server.variavel]) return present ?? null;
  return (installDebianPackage(server.pacote) && systemProgram(server)) || null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(findServer(process.argv[2]) ?? '');
