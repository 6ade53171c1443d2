import type { PoliticaComissao, RamoManual } from '@balcao/contracts';
import { hash } from '@node-rs/argon2';
import { manualRepository } from '../modules/manual/manual.repository.ts';
import type { Db, Tx } from '../plugins/db.ts';
import { corretoraRow, seguradoraTenantRows, usuarioRows } from './acesso.rows.ts';
import { apolicesDemo } from './apolices.ts';
import { type AssinaturaDemo, assinaturasDemo } from './assinaturas.ts';
import { faturaRows, perfilAutomacaoRows } from './assinatura.rows.ts';
import { assinaturasEmEstados } from './assinaturas-estados.ts';
import { seedAtendimento } from './atendimento.ts';
import { seedBanco } from './banco-demo.ts';
import { seedCaixa } from './caixa-demo.ts';
import type { CarteiraDemo } from './carteira-demo.ts';
import {
  cepRow,
  cnaeRows,
  enderecos,
  faixaRows,
  fipeRow,
  modelosPorAno,
  seguradoraRows,
  type EnderecoDemo,
  type ModeloAno,
} from './catalogos.ts';
import { CEPS_CONHECIDOS } from './cidades.table.ts';
import { seedExtratos } from './extratos-demo.ts';
import { seedFaturas } from './faturas-demo.ts';
import { conquistasDemo, indicacoesDemo } from './indicacoes.ts';
import { insertRows, type TableRow } from './insert-rows.ts';
import { seedContestacoes } from './contestacoes-demo.ts';
import { createMundo, type Mundo } from './mundo.ts';
import { numerados, type OrcamentoDemo, orcamentosAuto } from './orcamentos.ts';
import { orcamentosDeLinhas } from './orcamentos-linhas.ts';
import { seedReemissoes } from './reemissoes-demo.ts';
import { seedRepasses } from './repasses-demo.ts';
import { produtoresDemo, type SeguradoDemo, seguradoRow, seguradosDemo } from './registro.ts';
import { signTermos } from './termos.ts';
import { placaRow, veiculosDemo } from './veiculos.ts';
import { type CadastroDaVenda, vendasDemo } from './vendas.ts';

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
  /** With their dated rates, as the database has them. */
  readonly ramos: readonly RamoManual[];
}

async function seedCatalogos(tx: Tx, mundo: Mundo): Promise<Catalogos> {
  const modelos = modelosPorAno(mundo);
  const ceps = enderecos(mundo);
  await insertRows(tx, 'seguradora', seguradoraRows());
  await insertRows(tx, 'fipe', modelos.map(fipeRow));
  const conhecidos = CEPS_CONHECIDOS.filter(({ cep }) => !ceps.some((inventado) => inventado.cep === cep));
  await insertRows(tx, 'cep', [...ceps.map(cepRow), ...conhecidos]);
  await insertRows(tx, 'cep_faixa', faixaRows());
  await insertRows(tx, 'cnae', cnaeRows());
  return { modelos, enderecos: ceps, ramos: await manualRepository.listRamos(tx) };
}

async function seedAssinatura(
  tx: Tx,
  mundos: Mundos,
  assinatura: AssinaturaDemo,
  { catalogos, senhaHash }: { catalogos: Catalogos; senhaHash: string },
): Promise<CarteiraDemo | null> {
  const { base: mundo } = mundos;
  const produtores = produtoresDemo(mundo, assinatura);
  await insertRows(tx, 'assinatura', [assinatura.linha]);
  await insertRows(tx, 'corretora', [corretoraRow(assinatura)]);
  await insertRows(tx, 'usuario', usuarioRows(assinatura, produtores, senhaHash));
  await insertRows(tx, 'perfil_automacao', perfilAutomacaoRows(assinatura));
  await insertRows(tx, 'fatura_assinatura', faturaRows(assinatura, mundo.hoje));
  await signTermos(tx, assinatura, mundo.agora);
  const tenant = seguradoraTenantRows(assinatura, mundo);
  await insertRows(tx, 'seguradora_tenant', tenant);
  await insertRows(
    tx,
    'produtor',
    produtores.map(({ linha }) => linha),
  );
  await insertRows(
    tx,
    'regra_repasse',
    produtores.flatMap(({ regras }) => regras),
  );
  return assinatura.volumes.pf > 0
    ? seedCarteira(tx, mundos, assinatura, { produtores, politicas: politicasDe(tenant), ...catalogos })
    : null;
}

/** Draws of the other lines: the cars of before stay as they were. */
const SEMENTE_LINHAS = 20_260_924;

/** The world of before, and that of what came later; shared by all subscriptions, so that no two ids are alike. */
interface Mundos {
  readonly base: Mundo;
  readonly linhas: Mundo;
}

const createMundos = (agora: Date): Mundos => ({
  base: createMundo(agora),
  linhas: createMundo(agora, SEMENTE_LINHAS),
});

const politicasDe = (tenant: readonly TableRow[]): Registro['politicas'] =>
  new Map(tenant.map(({ seguradora, politica_comissao }) => [String(seguradora), politica_comissao as PoliticaComissao]));

type Registro = Catalogos & Pick<CadastroDaVenda, 'produtores' | 'politicas'>;

async function seedOrcamentos(
  tx: Tx,
  { id: assinatura_id }: AssinaturaDemo,
  orcamentos: readonly OrcamentoDemo[],
  mundo: Mundo,
): Promise<void> {
  const rodadas = orcamentos.flatMap((orcamento) => orcamento.rodadas);
  await insertRows(tx, 'sequencia', [{ id: mundo.id(), assinatura_id, nome: 'orcamento', ultimo: orcamentos.length }]);
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
}

/** What a prospect who bought becomes. */
const clientesNovos = (orcamentos: readonly OrcamentoDemo[]): SeguradoDemo[] =>
  orcamentos.filter(({ isProspecto, linha }) => isProspecto && linha['segurado_id'] !== null).map(({ dono }) => dono);

async function seedCarteira(tx: Tx, mundos: Mundos, assinatura: AssinaturaDemo, registro: Registro): Promise<CarteiraDemo> {
  const { base: mundo } = mundos;
  const segurados = seguradosDemo(mundo, assinatura, registro);
  const veiculos = veiculosDemo(mundo, segurados, registro.modelos);
  const autos = orcamentosAuto(mundo, assinatura, veiculos);
  const deLinhas = orcamentosDeLinhas(mundos.linhas, assinatura, { segurados, ramos: registro.ramos });
  const { orcamentos, vendas } = vendasDemo(mundo.agora, { assinatura, ...registro }, numerados([...autos, ...deLinhas]));
  await insertRows(tx, 'segurado', [...segurados, ...clientesNovos(orcamentos)].map(seguradoRow(assinatura.id)));
  await insertRows(tx, 'veiculo_placa', veiculos.map(placaRow));
  await seedOrcamentos(tx, assinatura, orcamentos, mundo);
  const apolices = apolicesDemo(mundo, assinatura, veiculos);
  await insertRows(tx, 'apolice', apolices);
  await insertRows(
    tx,
    'apolice',
    vendas.flatMap(({ apolice }) => (apolice ? [apolice] : [])),
  );
  return { assinatura, segurados, orcamentos, apolices, vendas };
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
    const mundos = createMundos(agora);
    const { base: mundo } = mundos;
    const catalogos = await seedCatalogos(tx, mundo);
    const carteiras: CarteiraDemo[] = [];
    const assinaturas: AssinaturaDemo[] = [];
    // one list after the other: the world of the first is drawn as it was before there was a second
    for (const listAssinaturas of [assinaturasDemo, assinaturasEmEstados]) {
      for (const assinatura of listAssinaturas(mundo)) {
        const carteira = await seedAssinatura(tx, mundos, assinatura, { catalogos, senhaHash });
        if (carteira) carteiras.push(carteira);
        assinaturas.push(assinatura);
      }
    }
    await insertRows(tx, 'indicacao', indicacoesDemo(mundo, assinaturas));
    await insertRows(tx, 'conquista', conquistasDemo(mundo, assinaturas));
    // what follows reads what was sold: a planner that believes these tables empty reads them whole for each instalment
    await tx.run('analyze balcao.segurado, balcao.apolice, balcao.proposta, balcao.parcela, balcao.parcela_lista, balcao.comissao');
    await seedAtendimento(tx, agora, carteiras);
    for (const { assinatura } of carteiras) await seedCaixa(tx, mundo, assinatura);
    for (const { assinatura } of carteiras) await seedContestacoes(tx, mundo, assinatura);
    for (const { assinatura } of carteiras) await seedExtratos(tx, mundo, assinatura);
    for (const { assinatura } of carteiras) await seedRepasses(tx, mundo, assinatura);
    for (const { assinatura } of carteiras) await seedReemissoes(tx, mundo, assinatura);
    await seedFaturas(tx, agora, carteiras);
    // last: the bank shows what the others moved
    for (const { assinatura } of carteiras) await seedBanco(tx, mundo, assinatura);
    // hundreds of rows at once: without this the planner still believes the tables empty
    await tx.run('analyze');
    return true;
  });
}
