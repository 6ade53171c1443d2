import { ContratacaoSaude, type Rascunho, RiscoSaude, type RiscoSaude as Risco, type VidaSaude } from '@balcao/contracts';
import { UFS } from '../documentos/endereco.ts';
import { createLinha } from '../linhas/create-linha.ts';
import type { CampoDefinido, DefinicaoLinha, RiscoAberto } from '../linhas/definicao-linha.ts';
import { joinPartes, showValor } from '../linhas/show-valor.ts';
import { type FaixaAns, nomeDaFaixa } from './faixas-ans.ts';
import { parametrosSaude } from './parametros-saude.ts';
import { isDeEmpresa, regrasSaude } from './regras-saude.ts';
import {
  abrangenciasSaude,
  acomodacoesSaude,
  camposDaVida,
  contratacoesSaude,
  coparticipacoesSaude,
  modosDeInformarVidas,
  papeisVida,
  segmentacoesSaude,
} from './rotulos-saude.ts';

const aberto = (risco: RiscoAberto): Rascunho<Risco> => risco as Rascunho<Risco>;
const contratacaoDe = (risco: RiscoAberto) => ContratacaoSaude.safeParse(aberto(risco).contrato?.contratacao).data;
const contrato = (nome: keyof Risco['contrato'], rotulo: string, mais: Omit<CampoDefinido, 'nome' | 'rotulo'>): CampoDefinido => ({
  nome: `risco.contrato.${nome}`,
  rotulo,
  ...mais,
});

/** Removes known health conditions, which only the form and the insurers may see. */
const describeVida = ({ nome, nascimento, papel }: Rascunho<VidaSaude>): string =>
  joinPartes(nome, nascimento && showValor(nascimento), papel && showValor(papel, { opcoes: papeisVida }));

const describeFaixas = (lista: readonly unknown[]): string[] =>
  lista.flatMap((vidas, faixa) => (typeof vidas === 'number' && vidas > 0 ? [`${nomeDaFaixa(faixa as FaixaAns)}: ${vidas}`] : []));

const estados = Object.fromEntries(UFS.map((uf) => [uf, uf]));

const camposContrato: readonly CampoDefinido[] = [
  contrato('contratacao', 'Contratação', { tipo: 'escolha', opcoes: contratacoesSaude, obrigatorio: true }),
  contrato('aberturaEmpresa', 'Abertura da empresa', {
    tipo: 'data',
    obrigatorio: true,
    visivel: (risco) => isDeEmpresa(contratacaoDe(risco)),
  }),
  contrato('entidade', 'Entidade de classe', {
    tipo: 'texto',
    maximo: 120,
    obrigatorio: true,
    visivel: (risco) => contratacaoDe(risco) === 'ADESAO',
  }),
  contrato('municipio', 'Município de atendimento', { tipo: 'texto', maximo: 120, obrigatorio: true }),
  contrato('uf', 'UF de atendimento', { tipo: 'escolha', opcoes: estados, obrigatorio: true }),
];

const camposPlano: readonly CampoDefinido[] = [
  contrato('abrangencia', 'Abrangência', { tipo: 'escolha', opcoes: abrangenciasSaude, obrigatorio: true }),
  contrato('segmentacao', 'Segmentação', { tipo: 'escolha', opcoes: segmentacoesSaude, inicial: 'AMB_HOSP_OBST', obrigatorio: true }),
  contrato('acomodacao', 'Acomodação', { tipo: 'escolha', opcoes: acomodacoesSaude, aparencia: 'segmentos', obrigatorio: true }),
  contrato('coparticipacao', 'Coparticipação', {
    tipo: 'escolha',
    opcoes: coparticipacoesSaude,
    aparencia: 'segmentos',
    obrigatorio: true,
  }),
  contrato('reembolsoCentavos', 'Reembolso por consulta', { tipo: 'dinheiro', faixa: parametrosSaude.reembolsoCentavos }),
  contrato('redeDesejada', 'Rede desejada', {
    tipo: 'textoLongo',
    maximo: 300,
    ajuda: 'Hospitais e laboratórios que o cliente quer usar.',
  }),
];

const camposAnterior: readonly CampoDefinido[] = [
  contrato('planoAtual', 'Plano atual', {
    tipo: 'texto',
    maximo: 120,
    ajuda: 'Operadora e plano, para aproveitar as carências já cumpridas.',
  }),
  contrato('planoAtualMeses', 'Tempo no plano atual', {
    tipo: 'numero',
    sufixo: 'meses',
    faixa: parametrosSaude.planoAtualMeses,
    obrigatorio: true,
    visivel: (risco) => Boolean(aberto(risco).contrato?.planoAtual),
  }),
];

const isPorNascimento = (risco: RiscoAberto): boolean => aberto(risco).informar !== 'FAIXAS';

const camposVidas: readonly CampoDefinido[] = [
  {
    nome: 'risco.informar',
    rotulo: 'Como informar as vidas',
    tipo: 'escolha',
    opcoes: modosDeInformarVidas,
    aparencia: 'segmentos',
    inicial: 'NASCIMENTOS',
    obrigatorio: true,
  },
  {
    nome: 'risco.vidas',
    rotulo: 'Vidas',
    tipo: 'peca',
    obrigatorio: true,
    faltou: 'Adicione ao menos uma vida.',
    item: { rotulo: 'Vida', campos: camposDaVida },
    itens: (lista) => lista.map((vida) => describeVida(vida as Rascunho<VidaSaude>)),
    visivel: isPorNascimento,
  },
  {
    nome: 'risco.faixas',
    rotulo: 'Vidas por faixa etária',
    tipo: 'peca',
    obrigatorio: true,
    visivel: (risco) => !isPorNascimento(risco),
    itens: describeFaixas,
  },
  {
    nome: 'risco.consentimentoSaude',
    rotulo: 'O cliente consentiu no tratamento dos dados de saúde informados',
    tipo: 'simNao',
    visivel: (risco) => isPorNascimento(risco) && (aberto(risco).vidas ?? []).some((vida) => vida?.cid),
  },
];

function totalDeVidas({ informar, vidas, faixas }: Rascunho<Risco>): number {
  if (informar === 'FAIXAS') return (faixas ?? []).reduce<number>((total, quantas) => total + (quantas ?? 0), 0);
  return vidas?.length ?? 0;
}

/** Upper case where the form does not insist on it, and no lives by name beside lives by count. */
function normalize(risco: RiscoAberto): RiscoAberto {
  const { contrato: dados, informar, vidas } = aberto(risco);
  const upper = vidas?.map((vida) => (vida?.cid ? { ...vida, cid: vida.cid.toUpperCase() } : vida));
  return {
    ...risco,
    ...(dados && { contrato: { ...dados, ...(dados.uf && { uf: dados.uf.toUpperCase() }) } }),
    ...(informar === 'FAIXAS' ? { vidas: [] } : upper && { vidas: upper }),
  };
}

/** The health form, as data (domain design §3.2 SAUDE). */
export const definicaoSaude: DefinicaoLinha<'SAUDE'> = {
  formulario: 'SAUDE',
  nome: 'Saúde',
  temFranquia: false,
  schema: RiscoSaude,
  schemaVersao: 1,
  secoes: [
    {
      id: 'contrato',
      titulo: 'Contrato e plano',
      prefixos: ['risco.contrato', 'risco.observacoes'],
      grupos: [
        { titulo: 'Contratação', campos: camposContrato },
        { titulo: 'Plano desejado', campos: camposPlano },
        { titulo: 'Plano anterior', campos: camposAnterior },
      ],
      peca: 'contrato',
    },
    {
      id: 'vidas',
      titulo: 'Vidas',
      prefixos: ['risco.vidas', 'risco.faixas', 'risco.informar', 'risco.consentimentoSaude'],
      peca: 'vidas',
      grupos: [{ campos: camposVidas }],
    },
  ],
  regras: regrasSaude,
  normalize,
  describeBem: (risco) => {
    const total = totalDeVidas(aberto(risco));
    if (total === 0) return null;
    const contratacao = contratacaoDe(risco);
    const municipio = aberto(risco).contrato?.municipio;
    return [total === 1 ? '1 vida' : `${total} vidas`, contratacao && contratacoesSaude[contratacao], municipio]
      .filter(Boolean)
      .join(' · ');
  },
};

/** The health line. */
export const linhaSaude = /* @__PURE__ */ createLinha(definicaoSaude);
