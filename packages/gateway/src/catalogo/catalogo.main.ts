/* `npm run catalogo`: fills the reference tables (insurers, FIPE, postcodes, ramos, plans, activities) from published files. */
import { parseArgs } from 'node:util';
import { createDb } from '../plugins/db.ts';
import { readDatabaseAddress } from '../plugins/database-address.ts';
import { createOwnerPool } from '../plugins/postgres-pool.ts';
import { type TipoCatalogo, TIPOS } from './catalogos.table.ts';
import { importCatalogo, type Importacao, listCatalogos } from './import-catalogo.ts';

const USO = `Uso: npm run catalogo -- importar <${TIPOS.join('|')}> <arquivo> [--versao <nome>] [--latin1]
     npm run catalogo -- --listar`;

const isTipo = (texto: string | undefined): texto is TipoCatalogo => (TIPOS as readonly (string | undefined)[]).includes(texto);
const say = (text: string) => process.stdout.write(`${text}\n`);
const count = (quantas: number): string => quantas.toLocaleString('pt-BR');

function tell(tipo: TipoCatalogo, arquivoRecusas: string, { situacao, versao, linhas, recusadas }: Importacao): string {
  const recusa = recusadas > 0 && situacao !== 'ja-carregado' ? ` ${count(recusadas)} recusadas: ${arquivoRecusas}.` : '';
  if (situacao === 'ja-carregado') return `${tipo}: este arquivo é a versão carregada (${versao}); nada foi escrito.`;
  if (situacao === 'nada') return `${tipo}: nenhuma linha do arquivo serve; nada foi escrito.${recusa}`;
  return `${tipo}: ${count(linhas)} linhas da versão ${versao}.${recusa}`;
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { listar: { type: 'boolean' }, versao: { type: 'string' }, latin1: { type: 'boolean' } },
  });
  const [comando, tipo, arquivo] = positionals;
  const isImport = comando === 'importar' && isTipo(tipo) && arquivo !== undefined;
  if (!values.listar && !isImport) {
    process.stderr.write(`${USO}\n`);
    return 2;
  }
  const db = createDb(createOwnerPool({ databaseUrl: await readDatabaseAddress(process.env), max: 1 }), { papel: null });
  try {
    if (!isImport) {
      for (const { tipo: nome, total, versao, arquivo: origem, carregadoEm } of await listCatalogos(db))
        say(
          `${nome.padEnd(12)} ${count(total).padStart(10)}  ${versao ? `${versao} (${origem}, ${carregadoEm?.toISOString()})` : 'nenhum arquivo carregado'}`,
        );
      return 0;
    }
    const arquivoRecusas = `${arquivo}.recusadas.csv`;
    const feito = await importCatalogo({
      db,
      tipo,
      arquivo,
      versao: values.versao ?? null,
      codificacao: values.latin1 ? 'latin1' : 'utf8',
      arquivoRecusas,
      agora: new Date(),
      onProgress: (lidas) => process.stderr.write(`\r${count(lidas)} lidas`),
    });
    process.stderr.write('\r');
    say(tell(tipo, arquivoRecusas, feito));
    return feito.situacao === 'nada' ? 1 : 0;
  } finally {
    await db.close();
  }
}

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
