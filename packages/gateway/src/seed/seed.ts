import { hash } from '@node-rs/argon2';
import type { Db, Tx } from '../plugins/db.ts';
import { corretoraRow, seguradoraTenantRows, usuarioRows } from './acesso.rows.ts';
import { apolicesDemo } from './apolices.ts';
import { type AssinaturaDemo, assinaturasDemo } from './assinaturas.ts';
import { faturaRows, perfilAutomacaoRows } from './assinatura.rows.ts';
import { assinaturasEmEstados } from './assinaturas-estados.ts';
import { cepRow, enderecos, faixaRows, fipeRow, modelosPorAno, seguradoraRows, type EnderecoDemo, type ModeloAno } from './catalogos.ts';
import { insertRows } from './insert-rows.ts';
import { createMundo, type Mundo } from './mundo.ts';
import { orcamentosDemo } from './orcamentos.ts';
import { produtoresDemo, seguradoRow, seguradosDemo } from './registro.ts';
import { signTermos } from './termos.ts';
import { placaRow, veiculosDemo } from './veiculos.ts';

/** Password of every demo account (platform fixed point). */
export const SENHA_DEMO = 'Balcao#2026';
/** Any number: two gateways that start at once must agree on it, so that one of them seeds. */
const TRAVA = 7_320_042;

interface Opcoes {
  /** A door that runs as the owner of the tables: the demo fills global catalogues too. */
  readonly db: Db;
  readonly agora: Date;
}

interface Catalogos {
  readonly modelos: readonly ModeloAno[];
  readonly enderecos: readonly EnderecoDemo[];
}

async function seedCatalogos(tx: Tx, mundo: Mundo): Promise<Catalogos> {
  const modelos = modelosPorAno(mundo);
  const ceps = enderecos(mundo);
  await insertRows(tx, 'seguradora', seguradoraRows());
  await insertRows(tx, 'fipe', modelos.map(fipeRow));
  await insertRows(tx, 'cep', ceps.map(cepRow));
  await insertRows(tx, 'cep_faixa', faixaRows());
  return { modelos, enderecos: ceps };
}

async function seedAssinatura(
  tx: Tx,
  mundo: Mundo,
  assinatura: AssinaturaDemo,
  { catalogos, senhaHash }: { catalogos: Catalogos; senhaHash: string },
) {
  const produtores = produtoresDemo(mundo, assinatura);
  await insertRows(tx, 'assinatura', [assinatura.linha]);
  await insertRows(tx, 'corretora', [corretoraRow(assinatura)]);
  await insertRows(tx, 'usuario', usuarioRows(assinatura, produtores, senhaHash));
  await insertRows(tx, 'perfil_automacao', perfilAutomacaoRows(assinatura));
  await insertRows(tx, 'fatura_assinatura', faturaRows(assinatura, mundo.hoje));
  await signTermos(tx, assinatura, mundo.agora);
  await insertRows(tx, 'seguradora_tenant', seguradoraTenantRows(assinatura, mundo));
  await insertRows(
    tx,
    'produtor',
    produtores.map(({ linha }) => linha),
  );
  if (assinatura.volumes.pf > 0) await seedCarteira(tx, mundo, assinatura, { produtores, ...catalogos });
}

async function seedCarteira(
  tx: Tx,
  mundo: Mundo,
  assinatura: AssinaturaDemo,
  registro: Catalogos & { produtores: ReturnType<typeof produtoresDemo> },
) {
  const segurados = seguradosDemo(mundo, assinatura, registro);
  const veiculos = veiculosDemo(mundo, segurados, registro.modelos);
  const orcamentos = orcamentosDemo(mundo, assinatura, veiculos);
  const rodadas = orcamentos.flatMap((orcamento) => orcamento.rodadas);
  await insertRows(tx, 'segurado', segurados.map(seguradoRow(assinatura.id)));
  await insertRows(tx, 'veiculo_placa', veiculos.map(placaRow));
  await insertRows(tx, 'sequencia', [{ id: mundo.id(), assinatura_id: assinatura.id, nome: 'orcamento', ultimo: orcamentos.length }]);
  await insertRows(
    tx,
    'orcamento',
    orcamentos.map(({ linha }) => linha),
  );
  await insertRows(
    tx,
    'cotacao',
    rodadas.map(({ cotacao }) => cotacao),
  );
  await insertRows(
    tx,
    'resultado_cotacao',
    rodadas.flatMap(({ resultados }) => resultados),
  );
  await insertRows(
    tx,
    'oferta_cotacao',
    rodadas.flatMap(({ ofertas }) => ofertas),
  );
  await insertRows(
    tx,
    'atividade',
    orcamentos.flatMap(({ atividades }) => atividades),
  );
  await insertRows(tx, 'apolice', apolicesDemo(mundo, assinatura, veiculos));
}

/**
 * Fills an empty database with the demo: the same data each time for the same day, dates relative to it. All or nothing.
 *
 * @returns false when there was a subscription already, and nothing was done.
 */
export async function seed({ db, agora }: Opcoes): Promise<boolean> {
  const senhaHash = await hash(SENHA_DEMO);
  return db.global(async (tx) => {
    await tx.run('select pg_advisory_xact_lock($1)', [TRAVA]);
    if (await tx.row('select 1 from balcao.assinatura limit 1')) return false;
    const mundo = createMundo(agora);
    const catalogos = await seedCatalogos(tx, mundo);
    // one list after the other: the world of the first is drawn as it was before there was a second
    for (const listAssinaturas of [assinaturasDemo, assinaturasEmEstados])
      for (const assinatura of listAssinaturas(mundo)) await seedAssinatura(tx, mundo, assinatura, { catalogos, senhaHash });
    // hundreds of rows at once: without this the planner still believes the tables empty
    await tx.run('analyze');
    return true;
  });
}
