import type { Importacao, Transferencia } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { type AssinaturaMortal, startAssinaturaMortal } from './testing/killed-assinatura.ts';
import { SEMENTE, wait } from './testing/killed-process.ts';
import { umContrato } from './testing/test-endosso.ts';
import { cpf } from './testing/test-segurado.ts';

const QUEDAS = 4;
const [CLIENTES, APOLICES, TRANSFERIDAS, EMISSOES, MESCLAGENS] = [4_000, 600, 400, 24, 24] as const;
const hoje = hojeEm(new Date());

let mortal: AssinaturaMortal;
beforeAll(async () => {
  mortal = await startAssinaturaMortal({ hasSeguradoras: true });
}, 240_000);
afterAll(() => mortal.close());

async function imported(cadastro: string, csv: string): Promise<Importacao> {
  const busy = ['CONFERINDO', 'GRAVANDO'];
  const url = `importacoes-cadastro?${new URLSearchParams({ cadastro, nome: `${cadastro}.csv` }).toString()}`;
  const sent = await mortal.upload<Importacao>(url, csv, 'text/csv');
  const settled = async (): Promise<Importacao> => {
    for (;;) {
      const now = await mortal.get<Importacao>(`importacoes-cadastro/${sent.id}`);
      if (!busy.includes(now.status)) return now;
      await wait(100);
    }
  };
  await mortal.post(`importacoes-cadastro/${sent.id}/conferir`, { mapeamento: sent.mapeamento });
  await settled();
  await mortal.post(`importacoes-cadastro/${sent.id}/gravar`, {});
  return settled();
}

async function transferred(): Promise<Transferencia> {
  const [de, para] = await mortal.rows<{ id: string }>("select id from balcao.produtor where assinatura_id = $1 order by nome = 'De' desc");
  await mortal.post('transferencias', { de: de?.id, para: para?.id, vigorDesde: hoje, filtro: {} });
  const { id } = await mortal.one<{ id: string }>('select id from balcao.transferencia where assinatura_id = $1');
  for (;;) {
    const now = await mortal.get<Transferencia>(`transferencias/${id}`);
    if (now.status !== 'PENDENTE') return now;
    await wait(100);
  }
}

/** A portfolio as it stands before the gateway is killed for the first time. */
async function prepare(): Promise<void> {
  const { ana } = mortal;
  const [de] = await mortal.rows<{ id: string }>(
    `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento)
     values ($1, 'INTERNO', 'PF', 'De', '39053344705'), ($1, 'INTERNO', 'PF', 'Para', '52998224725') returning id`,
  );
  const seguradoIds = await mortal.rows<{ id: string }>(
    `insert into balcao.segurado (assinatura_id, pessoa, documento, nome, criado_por)
     select $1, 'PF', d, 'Pessoa ' || n, $3 from unnest($2::text[]) with ordinality x (d, n) returning id`,
    Array.from({ length: 2 * MESCLAGENS + 1 }, cpf),
    ana.usuarioId,
  );
  const seguradoId = seguradoIds[0]?.id as string;
  const contrato = umContrato(ana.corretoraId, seguradoId, { produtores: [{ id: de?.id as string, nome: 'De', pctBps: 10_000 }] });
  await mortal.writeApolices(
    contrato,
    Array.from({ length: TRANSFERIDAS }, (_, n) => `T-${n}`),
  );
  for (let n = 0; n < EMISSOES; n += 1) {
    const { produtores: _p, seguradoId: _s, ...resto } = contrato;
    const resposta = await mortal.ask('propostas', {
      ...resto,
      itens: [{ descricao: 'Onix', placa: `QDA${n % 10}A${String(n).padStart(2, '0')}`, chassi: null, cep: null }],
      segurado: { pessoa: 'PF', documento: cpf(), nome: 'Zélia Prado', email: null, celular: null },
      produtores: [],
      vigIni: hoje,
      vigFim: addDias(hoje, 365),
      numeroSeguradora: `PR-${n}`,
      emitida: null,
      motivoRisco: null,
    });
    if (resposta.status !== 200) throw new Error(JSON.stringify(resposta.data));
  }
  // two by two of one client, each with a policy to follow
  for (const [n, { id }] of seguradoIds.slice(1).entries())
    await mortal.writeApolices(umContrato(ana.corretoraId, id, { bem: `Casa ${n}`, itens: [], ramo: '0114' }), [`M-${n}`]);
}

const pares = () =>
  mortal.rows<{ id: string; versao: number }>(
    "select id, versao from balcao.segurado where assinatura_id = $1 and nome ~ '^Pessoa [0-9]+$' and nome <> 'Pessoa 1' and excluido_em is null order by substr(nome, 8)::int",
  );

async function emitted(): Promise<void> {
  const propostas = await mortal.rows<{ id: string; versao: number; numero: number }>(
    "select id, versao, numero from balcao.proposta where assinatura_id = $1 and origem = 'MANUAL' order by numero",
  );
  for (const { id, versao, numero } of propostas)
    await mortal.post(`propostas/${id}/emitir`, {
      versao,
      numero: `E-${numero}`,
      emissao: hoje,
      tipoDocumento: 'APOLICE',
      vigIni: hoje,
      vigFim: addDias(hoje, 365),
      premioLiquidoCentavos: 300_000,
      iofCentavos: 22_140,
      comissaoBps: 2_000,
      coberturas: null,
      bonus: 5,
      ci: null,
    });
}

/** Merges each pair, and takes every second merge back. */
async function merged(): Promise<void> {
  const all = await pares();
  for (let n = 0; n < all.length; n += 2) {
    const [este, outro] = [all[n], all[n + 1]];
    if (!este || !outro) continue;
    await mortal.post(`segurados/${este.id}/mesclar`, { versao: este.versao, outroId: outro.id, outraVersao: outro.versao, escolhas: {} });
    if (n % 4 > 0) continue;
    const { id } = await mortal.one<{ id: string }>(
      'select id from balcao.mesclagem_segurado where assinatura_id = $1 and mesclado_id = $2',
      outro.id,
    );
    await mortal.post(`segurados/mesclagens/${id}/desfazer`, {});
  }
}

interface Retrato {
  readonly clientes: number;
  readonly linhas: number;
  readonly apolices: number;
  readonly parcelas: number;
  readonly passadas: number;
  readonly divisoes: number;
  readonly [meias: `meia${string}`]: number;
}
/** How many of each there are, and how many were left half done. */
const see = (): Promise<Retrato> =>
  mortal.one<Retrato>(
    `select
       (select count(*)::int from balcao.segurado where assinatura_id = $1 and nome like 'Cliente %') as clientes,
       (select count(*)::int from balcao.importacao_linha where assinatura_id = $1) as linhas,
       (select count(*)::int from balcao.apolice where assinatura_id = $1 and numero like 'I-%') as apolices,
       (select count(*)::int from balcao.parcela q join balcao.apolice a on a.id = q.apolice_id where a.assinatura_id = $1 and a.numero like 'I-%') as parcelas,
       (select count(*)::int from balcao.apolice a join balcao.produtor p on p.id = a.produtor_id
         where a.assinatura_id = $1 and a.numero like 'T-%' and p.nome = 'Para') as passadas,
       (select count(*)::int from balcao.divisao_produtor where assinatura_id = $1) as divisoes,
       -- issued without its policy or its account, or a policy nobody issued
       (select count(*)::int from balcao.proposta p where p.assinatura_id = $1 and (p.status = 'EMITIDA') <> (p.apolice_id is not null)) as "meiaEmitida",
       (select count(*)::int from balcao.proposta p join balcao.parcela q on q.proposta_id = p.id
         where p.assinatura_id = $1 and q.apolice_id is distinct from p.apolice_id) as "meiaConta",
       (select count(*)::int from balcao.apolice a where a.assinatura_id = $1 and a.numero like 'E-%'
         and (select count(*) from balcao.proposta p where p.apolice_id = a.id) <> 1) as "meiaApolice",
       -- gone and with no record that took it in, or with a policy of its own still
       (select count(*)::int from balcao.segurado s where s.assinatura_id = $1 and (s.excluido_em is not null) <>
         exists (select from balcao.mesclagem_segurado m where m.mesclado_id = s.id and m.desfeita_em is null)) as "meiaMesclagem",
       (select count(*)::int from balcao.apolice a join balcao.segurado s on s.id = a.segurado_id
         where a.assinatura_id = $1 and s.excluido_em is not null) as "meiaHeranca"`,
  );

function assertWhole(retrato: Retrato): void {
  const { clientes, linhas, apolices, parcelas, passadas, divisoes, ...meias } = retrato;
  expect({ clientes: [0, CLIENTES].includes(clientes), linhas }).toEqual({ clientes: true, linhas: clientes });
  expect([apolices, parcelas]).toEqual(apolices === 0 ? [0, 0] : [APOLICES, 10 * APOLICES]);
  expect([passadas, divisoes]).toEqual(passadas === 0 ? [0, 0] : [TRANSFERIDAS, 2 * TRANSFERIDAS]);
  expect(Object.entries(meias).filter(([, quantas]) => quantas > 0)).toEqual([]);
}

it(`killed again and again while it imports, issues, transfers and merges, leaves nothing half done, and does each once (semente ${SEMENTE})`, async () => {
  await prepare();
  const clientes = ['CPF;Nome', ...Array.from({ length: CLIENTES }, (_, n) => `${cpf()};Cliente ${n}`)].join('\n');
  const apolices = [
    'Apólice;Seguradora;Ramo;Segurado;CPF/CNPJ;Bem;Início da vigência;Fim da vigência;Prêmio líquido;Prêmio total;Comissão;Parcelas',
    ...Array.from(
      { length: APOLICES },
      (_, n) => `I-${n};Alfa Seguros;531;Dona ${n};${cpf()};Carro ${n};01/03/2026;01/03/2027;3.000,00;3.221,40;20;10`,
    ),
  ].join('\n');
  const works = [imported('SEGURADO', clientes), imported('APOLICE', apolices), transferred(), emitted(), merged()];
  const over = new AbortController();
  const all = Promise.all(works).finally(() => over.abort());
  all.catch(() => undefined);
  // many at the beginning, where the short acts are; some late, where the long ones end
  const quedas = await mortal.killUntil(over.signal, { vezes: QUEDAS, prazoMs: 4_000, whenDead: async () => assertWhole(await see()) });
  const [deClientes, deApolices, transferencia] = await mortal.outlive(all);
  expect([deClientes, deApolices]).toEqual([
    expect.objectContaining({ status: 'CONCLUIDA', validas: CLIENTES, recusadas: 0 }),
    expect.objectContaining({ status: 'CONCLUIDA', validas: APOLICES, recusadas: 0 }),
  ]);
  expect(transferencia).toMatchObject({ status: 'CONCLUIDA', apolices: TRANSFERIDAS });
  const retrato = await see();
  assertWhole(retrato);
  expect(retrato).toMatchObject({ clientes: CLIENTES, apolices: APOLICES, passadas: TRANSFERIDAS });
  expect(quedas).toBeGreaterThan(0);
  expect(
    await mortal.one(
      `select (select count(*)::int from balcao.apolice where assinatura_id = $1 and numero like 'E-%') as emitidas,
         (select count(*)::int from balcao.transferencia where assinatura_id = $1) as transferencias,
         (select count(*)::int from balcao.mesclagem_segurado where assinatura_id = $1) as mesclagens,
         (select count(*)::int from balcao.mesclagem_segurado where assinatura_id = $1 and desfeita_em is not null) as desfeitas`,
    ),
  ).toEqual({ emitidas: EMISSOES, transferencias: 1, mesclagens: MESCLAGENS, desfeitas: MESCLAGENS / 2 });
}, 600_000);
