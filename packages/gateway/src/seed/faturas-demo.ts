import type { DadosGrupoColetivo } from '@balcao/contracts';
import {
  addAnos,
  addDias,
  addMeses,
  calcIof,
  multiplicadoresPadrao,
  precoDaFaixa,
  vencimentoDaFatura,
  type VidaDoGrupo,
} from '@balcao/domain';
import {
  fechamentoRepository as fechamentos,
  grupoRepository as grupos,
  refreshFaturas,
  writeFechamento,
} from '../modules/fatura/index.ts';
import type { Tx } from '../plugins/db.ts';
import type { CarteiraDemo } from './carteira-demo.ts';
import { insertRows } from './insert-rows.ts';
import { createMundo, type Mundo } from './mundo.ts';
import { nomePessoa } from './registro.ts';

/** Draws of the lives alone: nothing else of the demo changes by them. */
const SEMENTE_VIDAS = 20_261_127;
const VIDAS = 30;
/** Months closed before the one that is open. */
const FECHADAS = 2;

interface Coletiva {
  readonly ramo: '0993' | 'SAUDE';
  readonly seguradora: string;
  readonly bem: string;
  readonly iofBps: number;
  readonly grupo: DadosGrupoColetivo;
}

const COLETIVAS: readonly Coletiva[] = [
  {
    ramo: '0993',
    seguradora: 'vitoria_regia_vida',
    bem: 'Vida em grupo dos funcionários',
    iofBps: 38,
    grupo: {
      preco: 'CAPITAL',
      baseCentavos: null,
      tabela: [110, 120, 140, 170, 220, 300, 430, 640, 960, 1_600],
      cobranca: 'MES_CHEIO',
      diaVencimento: 15,
      comissaoBps: 2_000,
      agenciamentoBps: 10_000,
      agenciamentoFaturas: 1,
      prolaboreBps: 300,
    },
  },
  {
    ramo: 'SAUDE',
    seguradora: 'ipe_roxo_saude',
    bem: 'Saúde empresarial dos funcionários e dependentes',
    iofBps: 238,
    grupo: {
      preco: 'FAIXA',
      baseCentavos: 28_500,
      tabela: [...multiplicadoresPadrao],
      cobranca: 'PRO_RATA',
      diaVencimento: 10,
      comissaoBps: 400,
      agenciamentoBps: 10_000,
      agenciamentoFaturas: 2,
      prolaboreBps: 0,
    },
  },
];

/** People of a company: most of working age, each fourth the child of the one before; one is about to be 59. */
function vidasDemo(mundo: Mundo, { ramo }: Coletiva, inicio: string): VidaDoGrupo[] {
  const { sorteio, documentos, hoje } = mundo;
  const vidas: VidaDoGrupo[] = [];
  for (let at = 0; at < VIDAS; at += 1) {
    const isDependente = ramo === 'SAUDE' && at % 4 === 3;
    const titular = vidas.findLast(({ papel }) => papel === 'TITULAR');
    const idade = at === 0 ? 59 : isDependente ? sorteio.inteiro(1, 17) : sorteio.inteiro(21, 57);
    vidas.push({
      cpf: documentos.cpf(),
      nome: nomePessoa(mundo, sorteio.um(['F', 'M'] as const)),
      nascimento: at === 0 ? addAnos(addDias(hoje, 24), -59) : addDias(addAnos(hoje, -idade), -sorteio.inteiro(1, 360)),
      papel: isDependente ? 'DEPENDENTE' : 'TITULAR',
      titularCpf: isDependente ? (titular?.cpf ?? null) : null,
      inicio,
      fim: null,
      capitalCentavos: ramo === '0993' ? sorteio.inteiro(5, 40) * 1_000_000 : null,
    });
  }
  return vidas;
}

const movement = (
  tipo: 'INCLUSAO' | 'EXCLUSAO',
  { cpf, nome, nascimento, papel, titularCpf, capitalCentavos }: VidaDoGrupo,
  em: string,
) => ({
  linha: 1,
  tipo,
  cpf,
  nome,
  nascimento,
  papel,
  titularCpf: titularCpf ?? '',
  em,
  capitalCentavos,
});

/** A policy of a client of the portfolio, without instalments of its own: its bills are them. */
async function seedApolice(
  tx: Tx,
  mundo: Mundo,
  carteira: CarteiraDemo,
  coletiva: Coletiva & { readonly at: number; readonly desde: string },
) {
  const { assinatura, segurados } = carteira;
  const empresas = segurados.filter(({ pessoa, nome }) => pessoa === 'PJ' && !nome.startsWith('Condomínio'));
  const dono = empresas[coletiva.at];
  const usuario = assinatura.usuarios[0];
  if (!dono || !usuario) return null;
  const id = mundo.id(new Date(`${coletiva.desde}T13:00:00Z`));
  const liquido = coletiva.ramo === 'SAUDE' ? precoDaFaixa(28_500, 5) * VIDAS * 12 : 1_200_000;
  const iof = calcIof(liquido, coletiva.iofBps);
  await insertRows(tx, 'apolice', [
    {
      id,
      assinatura_id: assinatura.id,
      numero: `${coletiva.ramo === 'SAUDE' ? '0087' : '0993'}${mundo.sorteio.digitos(4)}${String(90_000 + coletiva.at)}`,
      seguradora: coletiva.seguradora,
      ramo: coletiva.ramo,
      corretora_id: assinatura.corretoraId,
      segurado_id: dono.id,
      bem: coletiva.bem,
      produtor_id: dono.produtorId,
      usuario_id: usuario.id,
      emissao: coletiva.desde,
      vig_ini: coletiva.desde,
      vig_fim: addAnos(coletiva.desde, 1),
      premio_liquido_centavos: liquido,
      iof_centavos: iof,
      premio_total_centavos: liquido + iof,
      situacao_renovacao: 'A_RENOVAR',
      status: 'VIGENTE',
      origem: 'MANUAL',
      comissao_bps: coletiva.grupo.comissaoBps,
      agenciamento_bps: coletiva.grupo.agenciamentoBps,
      prolabore_bps: coletiva.grupo.prolaboreBps,
      forma: 'FATURA',
    },
  ]);
  return id;
}

/** One collective policy of life and one of health, of some thirty lives each: two months closed, and the one that is open. */
export async function seedFaturas(tx: Tx, agora: Date, carteiras: readonly CarteiraDemo[]): Promise<void> {
  const mundo = createMundo(agora, SEMENTE_VIDAS);
  for (const carteira of carteiras) await seedCarteira(tx, mundo, carteira);
}

async function seedCarteira(tx: Tx, mundo: Mundo, carteira: CarteiraDemo): Promise<void> {
  const { hoje } = mundo;
  const contexto = { assinaturaId: carteira.assinatura.id, usuarioId: null };
  const desde = addMeses(`${hoje.slice(0, 7)}-01`, -FECHADAS);
  for (const [at, coletiva] of COLETIVAS.entries()) {
    const apoliceId = await seedApolice(tx, mundo, carteira, { ...coletiva, at, desde });
    if (!apoliceId) continue;
    await grupos.saveGrupo(tx, contexto, apoliceId, coletiva.grupo);
    const vidas = vidasDemo(mundo, coletiva, desde);
    await grupos.writeVidas(tx, contexto, apoliceId, { novas: vidas, mudadas: [], encerradas: [] });
    const grupo = { ...coletiva.grupo, versao: 1 };
    for (let mes = 0; mes <= FECHADAS; mes += 1) {
      const competencia = addMeses(desde, mes).slice(0, 7);
      const { diaVencimento, ...preco } = coletiva.grupo;
      const id = mundo.id(new Date(`${competencia}-01T13:00:00Z`));
      const vencimento = vencimentoDaFatura(competencia, diaVencimento);
      await grupos.insertFatura(tx, contexto, { id, apoliceId, competencia, vencimento, preco: { ...preco, iofBps: coletiva.iofBps } });
      await refreshFaturas(tx, contexto, { grupos, apoliceId, grupo });
      await grupos.insertAto(tx, contexto, { faturaId: id, tipo: 'ABERTURA' });
      if (mes > 0) await seedMovimentos(tx, mundo, { apoliceId, faturaId: id, competencia, vidas, assinaturaId: contexto.assinaturaId });
      const plano = (await refreshFaturas(tx, contexto, { grupos, apoliceId, grupo })).get(id);
      if (mes > 0) await grupos.insertAto(tx, contexto, { faturaId: id, tipo: 'MOVIMENTO' });
      if (mes < FECHADAS && plano)
        await writeFechamento(tx, contexto, { grupos, fechamentos }, { id, apoliceId, vencimento, grupo, plano });
    }
  }
}

interface MesMovimentado {
  readonly apoliceId: string;
  readonly faturaId: string;
  readonly competencia: string;
  readonly vidas: readonly VidaDoGrupo[];
  readonly assinaturaId: string;
}

/** One comes in and one leaves. */
async function seedMovimentos(
  tx: Tx,
  mundo: Mundo,
  { apoliceId, faturaId, competencia, vidas, assinaturaId }: MesMovimentado,
): Promise<void> {
  const contexto = { assinaturaId, usuarioId: null };
  const em = `${competencia}-03`;
  const guardadas = await grupos.listVidas(tx, apoliceId);
  const sem = (cpf: string): boolean => !guardadas.some(({ titularCpf, fim }) => titularCpf === cpf && fim === null);
  const sai = guardadas.find(
    ({ cpf, papel, fim, nascimento }) => fim === null && papel === 'TITULAR' && sem(cpf) && nascimento !== vidas[0]?.nascimento,
  );
  const nova: VidaDoGrupo = {
    cpf: mundo.documentos.cpf(),
    nome: nomePessoa(mundo, 'F'),
    nascimento: addDias(addAnos(mundo.hoje, -mundo.sorteio.inteiro(22, 45)), -mundo.sorteio.inteiro(1, 360)),
    papel: 'TITULAR',
    titularCpf: null,
    inicio: em,
    fim: null,
    capitalCentavos: vidas[0]?.capitalCentavos ?? null,
  };
  const encerradas = sai ? [{ id: sai.id, fim: em, por: 'EXCLUSAO' as const }] : [];
  await grupos.writeVidas(tx, contexto, apoliceId, { novas: [nova], mudadas: [], encerradas });
  await insertRows(
    tx,
    'movimento_vida',
    [movement('INCLUSAO', nova, em), ...(sai ? [movement('EXCLUSAO', sai, em)] : [])].map(
      ({ titularCpf: titular_cpf, capitalCentavos: capital_centavos, ...linha }, at) => ({
        id: mundo.id(),
        assinatura_id: assinaturaId,
        criado_em: mundo.agora.toISOString(),
        fatura_id: faturaId,
        ...linha,
        linha: at + 1,
        titular_cpf,
        capital_centavos,
        erros: [],
      }),
    ),
  );
}
