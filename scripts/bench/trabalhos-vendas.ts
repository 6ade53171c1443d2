import type { FichaContratoManual, Importacao, Transferencia } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { PRODUTOR_DA_TRANSFERENCIA, SEGURADOS } from './carteira-data.ts';
import { type Assinatura, call } from './lista.ts';
import { median, quantile } from './statistics.ts';
import { dataOf, get, measured, type MedidaTrabalho, post, told, until, wait } from './trabalho.ts';

const [EMISSOES, CLIENTES, APOLICES] = [Number(process.env['BENCH_EMISSOES'] ?? 30), SEGURADOS / 4, SEGURADOS / 10];
/** How many are done one by one to know what all would take. */
const AMOSTRA = 60;
const hoje = hojeEm(new Date());

/** A CPF of the bench, by its number. */
function cpf(n: number): string {
  const digits = [...String(300_000_000 + n)].map(Number);
  for (const peso of [10, 11]) digits.push(((digits.reduce((sum, digit, index) => sum + digit * (peso - index), 0) * 10) % 11) % 10);
  return digits.join('');
}

interface Opcoes {
  readonly corretoraId: string;
  readonly seguradora: string;
  readonly ramo: string;
  readonly produtores: readonly string[];
}
async function readOpcoes({ owner, assinaturaId }: Assinatura): Promise<Opcoes> {
  const { rows } = await owner.query<Opcoes>(
    `select (select id from balcao.corretora where assinatura_id = $1 and principal) as "corretoraId",
       (select seguradora from balcao.apolice where assinatura_id = $1 limit 1) as seguradora, '0531' as ramo,
       array(select id from balcao.produtor where assinatura_id = $1 and (nome = $2 or nome like 'Produtor %') order by nome <> $2, nome limit 2) as produtores`,
    [assinaturaId, PRODUTOR_DA_TRANSFERENCIA],
  );
  return rows[0] as Opcoes;
}

const sale = ({ corretoraId, seguradora, ramo }: Opcoes, n: number, emitida: { numero: string; emissao: string } | null) => ({
  segurado: { pessoa: 'PF', documento: cpf(900_000 + n), nome: `Bench Cliente ${n}`, email: null, celular: null },
  seguradora,
  ramo,
  corretoraId,
  tipoDocumento: 'APOLICE',
  bem: 'Onix 1.0 2023',
  itens: [{ descricao: 'Onix 1.0 2023', placa: null, chassi: `9BWZZZ377VT${String(n).padStart(6, '0')}`, cep: null }],
  coberturas: null,
  vigIni: hoje,
  vigFim: addDias(hoje, 365),
  premioLiquidoCentavos: 300_000,
  iofCentavos: 22_140,
  comissaoBps: 2_000,
  agenciamentoBps: 0,
  prolaboreBps: 0,
  politicaComissao: 'PARCELADA',
  forma: 'BOLETO',
  parcelas: Array.from({ length: 10 }, (_, k) => ({
    vencimento: addDias(hoje, 30 * k),
    valorCentavos: 32_214,
    linhaDigitavel: null,
    pagoEm: null,
  })),
  produtores: [],
  bonus: 5,
  ci: null,
  renovacaoDeId: null,
  numeroSeguradora: `BENCH-${n}`,
  emitida,
  motivoRisco: null,
});

/** Proposals issued one after another. */
async function measureEmissoes(assinatura: Assinatura, opcoes: Opcoes): Promise<readonly MedidaTrabalho[]> {
  const tempos: { ms: number; cpu: number }[] = [];
  for (let n = -3; n < EMISSOES; n += 1) {
    const { id, versao } = await post<FichaContratoManual>(assinatura, 'propostas', sale(opcoes, n + 3, null));
    const { segurado: _s, parcelas: _p, ...dita } = sale(opcoes, n, null);
    const tempo = await measured(assinatura, () =>
      post(assinatura, `propostas/${id}/emitir`, { ...dita, versao, numero: `BENCH-E-${n}`, emissao: hoje, ci: null }),
    );
    if (n >= 0) tempos.push(tempo);
  }
  const ms = tempos.map((tempo) => tempo.ms);
  const cpu = median(tempos.map((tempo) => tempo.cpu));
  return [
    { nome: 'emissão de uma apólice, mediana', ms: median(ms), cpu, alvo: 60, umPorUm: null },
    { nome: 'emissão de uma apólice, p95', ms: quantile(ms, 0.95), cpu, alvo: 60, umPorUm: null },
  ];
}

/** A portfolio passed on, and given back. */
async function measureTransferencia(assinatura: Assinatura, { produtores: [de, para] }: Opcoes): Promise<readonly MedidaTrabalho[]> {
  const follow = (id: string) => until(() => get<Transferencia>(assinatura, `transferencias/${id}`), ['PENDENTE', 'DESFAZENDO']);
  let feita: Transferencia | null = null;
  const ida = await measured(assinatura, async () => {
    const filtro = { comEncerradas: true };
    const { id } = await post<Transferencia>(assinatura, 'transferencias', { de, para, vigorDesde: hoje, filtro });
    feita = await follow(id);
  });
  const { id, status, apolices } = feita as unknown as Transferencia;
  if (status !== 'CONCLUIDA') throw new Error(`a transferência ficou ${status}`);
  const volta = await measured(assinatura, async () => {
    await post(assinatura, `transferencias/${id}/desfazer`, {});
    await follow(id);
  });
  const nome = (que: string) => `${que} de ${apolices.toLocaleString('pt-BR')} apólices`;
  return [
    { nome: nome('transferência'), ...ida, alvo: 20_000, umPorUm: null },
    { nome: nome('transferência desfeita,'), ...volta, alvo: 20_000, umPorUm: null },
  ];
}

/** A file that comes in, from its first byte to the last record. */
async function importFile(assinatura: Assinatura, cadastro: string, csv: string): Promise<Importacao> {
  const follow = (id: string) => until(() => get<Importacao>(assinatura, `importacoes-cadastro/${id}`), ['CONFERINDO', 'GRAVANDO']);
  const url = `/c/api/v1/importacoes-cadastro?${new URLSearchParams({ cadastro, nome: 'bench.csv' }).toString()}`;
  const { id, mapeamento } = await dataOf<Importacao>(
    await call(assinatura, url, { method: 'POST', body: csv, headers: { 'content-type': 'text/csv' } }),
  );
  await post(assinatura, `importacoes-cadastro/${id}/conferir`, { mapeamento });
  const conferida = await follow(id);
  if (conferida.recusadas > 0) throw new Error(`recusadas: ${JSON.stringify(conferida.erros.slice(0, 3))}`);
  await post(assinatura, `importacoes-cadastro/${id}/gravar`, {});
  const gravada = await follow(id);
  if (gravada.status !== 'CONCLUIDA') throw new Error(`a importação ficou ${gravada.status}`);
  return gravada;
}

/** How long the first page of the list takes, again and again while `isOn`. */
async function listWhile(assinatura: Assinatura, isOn: () => boolean): Promise<readonly number[]> {
  const tempos: number[] = [];
  while (isOn()) {
    const from = performance.now();
    await get(assinatura, 'segurados');
    tempos.push(performance.now() - from);
    await wait(100);
  }
  return tempos;
}

async function measureImportacoes(assinatura: Assinatura, opcoes: Opcoes): Promise<readonly MedidaTrabalho[]> {
  const clientes = [
    'CPF;Nome;E-mail;Celular;Cidade;UF',
    ...Array.from(
      { length: CLIENTES },
      (_, n) => `${cpf(n)};Bench Cliente ${n};b${n}@exemplo.test;119${String(n).padStart(8, '0')};Itu;SP`,
    ),
  ];
  const apolices = [
    'Apólice;Seguradora;Ramo;Segurado;CPF/CNPJ;Bem;Início da vigência;Fim da vigência;Prêmio líquido;Prêmio total;Comissão;Parcelas',
    ...Array.from(
      { length: APOLICES },
      (_, n) =>
        `BENCH-I-${n};${opcoes.seguradora};531;Bench Cliente ${n};${cpf(n)};Carro ${n};01/03/2026;01/03/2027;3.000,00;3.221,40;20;10`,
    ),
  ];
  const lazer = Date.now() + 10_000;
  const sozinha = await listWhile(assinatura, () => Date.now() < lazer);
  let isOver = false;
  const junto = listWhile(assinatura, () => !isOver);
  const deClientes = await measured(assinatura, () =>
    importFile(assinatura, 'SEGURADO', clientes.join('\n')).finally(() => (isOver = true)),
  );
  const acompanhada = await junto;
  const deApolices = await measured(assinatura, () => importFile(assinatura, 'APOLICE', apolices.join('\n')));
  const umCliente = await measured(assinatura, async () => {
    for (let n = 0; n < AMOSTRA; n += 1)
      await post(assinatura, 'segurados', {
        ...CLIENTE_VAZIO,
        documento: cpf(800_000 + n),
        nome: `Bench Cliente ${n}`,
      });
  });
  const umaApolice = await measured(assinatura, async () => {
    for (let n = 0; n < AMOSTRA; n += 1)
      await post(assinatura, 'propostas', sale(opcoes, 1_000 + n, { numero: `BENCH-U-${n}`, emissao: hoje }));
  });
  return [
    {
      nome: `importação de ${CLIENTES.toLocaleString('pt-BR')} clientes`,
      ...deClientes,
      alvo: 60_000,
      umPorUm: (umCliente.ms / AMOSTRA) * CLIENTES,
    },
    { nome: 'lista sozinha, p95', ms: quantile(sozinha, 0.95), cpu: 0, alvo: 80, umPorUm: null },
    {
      nome: 'lista durante a importação, p95',
      ms: quantile(acompanhada, 0.95),
      cpu: 0,
      alvo: 1.5 * quantile(sozinha, 0.95),
      umPorUm: null,
    },
    { nome: 'lista durante a importação, mediana', ms: median(acompanhada), cpu: 0, alvo: 1.5 * median(sozinha), umPorUm: null },
    {
      nome: `${APOLICES.toLocaleString('pt-BR')} apólices por uma planilha`,
      ...deApolices,
      alvo: 60_000,
      umPorUm: (umaApolice.ms / AMOSTRA) * APOLICES,
    },
  ];
}

const CLIENTE_VAZIO = {
  pessoa: 'PF',
  nomeSocial: null,
  nascimento: null,
  sexo: null,
  estadoCivil: null,
  profissao: null,
  rendaCentavos: null,
  email: null,
  celular: null,
  contatos: [],
  enderecos: [],
  dependentes: [],
  representantes: [],
  grupo: null,
  produtorId: null,
  tags: [],
};

/** Takes away what the works wrote: the next run begins from the same portfolio. */
async function cleanUp({ owner, assinaturaId }: Assinatura): Promise<void> {
  await owner.query('set session_replication_role = replica');
  const apolices = `select id from balcao.apolice where assinatura_id = '${assinaturaId}' and numero like 'BENCH-%'`;
  const propostas = `select id from balcao.proposta where assinatura_id = '${assinaturaId}' and numero_seguradora like 'BENCH-%'`;
  const clientes = `select id from balcao.segurado where assinatura_id = '${assinaturaId}' and nome like 'Bench Cliente %'`;
  for (const tabela of ['comissao', 'parcela'])
    await owner.query(`delete from balcao.${tabela} where apolice_id in (${apolices}) or proposta_id in (${propostas})`);
  for (const ids of [apolices, propostas, clientes])
    for (const tabela of ['venda_busca', 'venda_lista', 'busca_chave', 'busca_item'])
      await owner.query(`delete from balcao.${tabela} where id in (${ids})`);
  await owner.query(`delete from balcao.prazo where alvo_id in (${apolices}) or alvo_id in (${propostas})`);
  await owner.query(`delete from balcao.proposta where id in (${propostas})`);
  await owner.query(`delete from balcao.apolice where id in (${apolices})`);
  await owner.query(`delete from balcao.importacao_linha where assinatura_id = $1`, [assinaturaId]);
  await owner.query(`delete from balcao.importacao_cadastro where assinatura_id = $1`, [assinaturaId]);
  await owner.query(`delete from balcao.segurado where id in (${clientes})`);
  await owner.query('set session_replication_role = default');
  for (const tabela of [
    'segurado',
    'apolice',
    'proposta',
    'parcela',
    'comissao',
    'venda_lista',
    'venda_busca',
    'busca_chave',
    'busca_item',
  ])
    await owner.query(`vacuum analyze balcao.${tabela}`);
}

/** The works of the sales centre upon a large portfolio: each against its goal, and against the plain way of it. */
export async function measureTrabalhos(assinatura: Assinatura): Promise<readonly MedidaTrabalho[]> {
  const opcoes = await readOpcoes(assinatura);
  await cleanUp(assinatura);
  try {
    return [
      ...(await told(measureEmissoes(assinatura, opcoes))),
      ...(await told(measureTransferencia(assinatura, opcoes))),
      ...(await told(measureImportacoes(assinatura, opcoes))),
    ];
  } finally {
    await cleanUp(assinatura);
  }
}
