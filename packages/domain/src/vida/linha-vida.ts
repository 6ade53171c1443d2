import { type Beneficiario, type Rascunho, RiscoVida } from '@balcao/contracts';
import { formatBps } from '../dinheiro/bps.ts';
import { formatCentavos } from '../dinheiro/format-numero.ts';
import { coberturasProporcionais } from '../linhas/coberturas-proporcionais.ts';
import { createLinha } from '../linhas/create-linha.ts';
import type { CampoDefinido, DefinicaoLinha, RiscoAberto, SecaoDefinida } from '../linhas/definicao-linha.ts';
import { joinPartes, showValor } from '../linhas/show-valor.ts';
import { parametrosVida } from './parametros-vida.ts';
import { hasSaude, regrasVida } from './regras-vida.ts';
import { camposDoBeneficiario, camposDoEsporte, funeraisVida, ocupacoesVida, parentescos, prazosVida } from './rotulos-vida.ts';

const p = parametrosVida;
const open = (risco: RiscoAberto) => risco as Rascunho<RiscoVida>;
const isOutroProponente = (risco: RiscoAberto) => open(risco).proponente?.igualSegurado === false;
const isAfastado = (risco: RiscoAberto) => open(risco).pessoa?.afastadoInss === true;
const describeBeneficiario = ({ nome, parentesco, pctBps }: Rascunho<Beneficiario>): string =>
  joinPartes(nome, parentesco && showValor(parentesco, { opcoes: parentescos }), pctBps == null ? null : formatBps(pctBps));
const hasRespostaDeSaude = (risco: RiscoAberto) => hasSaude(open(risco).pessoa);

const proponente: SecaoDefinida = {
  id: 'proponente',
  titulo: 'Proponente',
  prefixos: ['risco.proponente'],
  grupos: [
    {
      campos: [{ nome: 'risco.proponente.igualSegurado', rotulo: 'Quem contrata é o próprio segurado', tipo: 'simNao', inicial: true }],
    },
    {
      campos: [
        {
          nome: 'risco.proponente.cpf',
          rotulo: 'CPF do proponente',
          tipo: 'mascara',
          mascara: 'cpf',
          visivel: isOutroProponente,
          obrigatorio: true,
        },
        {
          nome: 'risco.proponente.nome',
          rotulo: 'Nome do proponente',
          tipo: 'texto',
          maximo: 120,
          visivel: isOutroProponente,
          obrigatorio: true,
        },
        {
          nome: 'risco.proponente.nascimento',
          rotulo: 'Nascimento do proponente',
          tipo: 'data',
          visivel: isOutroProponente,
          obrigatorio: true,
        },
      ],
    },
  ],
};

const saude: readonly CampoDefinido[] = [
  { nome: 'risco.pessoa.afastadoInss', rotulo: 'Afastado pelo INSS', tipo: 'simNao' },
  { nome: 'risco.pessoa.historicoOncologico', rotulo: 'Tem ou teve câncer', tipo: 'simNao' },
  {
    nome: 'risco.pessoa.cid',
    rotulo: 'CID do afastamento',
    tipo: 'texto',
    maximo: 10,
    visivel: isAfastado,
    obrigatorio: true,
    ajuda: 'Código da doença, como M54.5.',
  },
  {
    nome: 'risco.pessoa.consentimentoSaude',
    rotulo: 'O segurado consentiu em informar estes dados de saúde às seguradoras',
    tipo: 'simNao',
    visivel: hasRespostaDeSaude,
  },
];

const pessoa: SecaoDefinida = {
  id: 'pessoa',
  titulo: 'Perfil do segurado',
  prefixos: ['risco.pessoa'],
  grupos: [
    {
      campos: [
        { nome: 'risco.pessoa.fumante', rotulo: 'Fumante', tipo: 'simOuNao', obrigatorio: true },
        { nome: 'risco.pessoa.ocupacao', rotulo: 'Ocupação', tipo: 'escolha', opcoes: ocupacoesVida, obrigatorio: true },
        {
          nome: 'risco.pessoa.rendaMensalCentavos',
          rotulo: 'Renda mensal',
          tipo: 'dinheiro',
          faixa: p.rendaMensalCentavos,
          obrigatorio: true,
          ajuda: 'Limita a diária por incapacidade temporária.',
        },
        { nome: 'risco.pessoa.pesoKg', rotulo: 'Peso', tipo: 'numero', faixa: p.pesoKg, sufixo: 'kg' },
        { nome: 'risco.pessoa.alturaCm', rotulo: 'Altura', tipo: 'numero', faixa: p.alturaCm, sufixo: 'cm' },
      ],
    },
    { titulo: 'Saúde', campos: saude },
    {
      campos: [
        {
          nome: 'risco.pessoa.esportes',
          rotulo: 'Esportes',
          tipo: 'peca',
          item: { rotulo: 'Esporte', campos: camposDoEsporte },
          inicial: [],
        },
      ],
    },
  ],
};

const proporcionais = coberturasProporcionais(
  {
    morteAcidentalCentavos: 'Morte acidental (MA)',
    invalidezAcidenteCentavos: 'Invalidez por acidente (IPA)',
    invalidezFuncionalCentavos: 'Invalidez funcional por doença (IFPD)',
    invalidezLaboralCentavos: 'Invalidez laborativa por doença (ILPD)',
    doencaGraveCentavos: 'Doenças graves',
    conjugeCentavos: 'Morte do cônjuge',
    filhosCentavos: 'Morte de cada filho',
  },
  { base: 'risco.coberturas.morteCentavos', maximoBps: p.maximoBps },
);

const coberturas: SecaoDefinida = {
  id: 'coberturas',
  titulo: 'Coberturas',
  prefixos: ['risco.coberturas', 'risco.observacoes'],
  grupos: [
    {
      titulo: 'Capital segurado',
      campos: [
        {
          nome: 'risco.coberturas.morteCentavos',
          rotulo: 'Capital por morte',
          tipo: 'dinheiro',
          faixa: p.capitalCentavos,
          inicial: 20_000_000,
          obrigatorio: true,
          ajuda: 'As outras coberturas são limitadas a uma parte deste.',
        },
        { nome: 'risco.coberturas.prazo', rotulo: 'Prazo', tipo: 'escolha', opcoes: prazosVida, inicial: 'ANUAL', obrigatorio: true },
      ],
    },
    { titulo: 'Adicionais', campos: proporcionais },
    {
      titulo: 'Diárias e funeral',
      campos: [
        {
          nome: 'risco.coberturas.diariaIncapacidadeCentavos',
          rotulo: 'Diária por incapacidade temporária (DIT)',
          tipo: 'dinheiro',
          faixa: { min: 1, max: p.capitalCentavos.max },
          ajuda: 'Até 80% da renda de um dia.',
        },
        {
          nome: 'risco.coberturas.diariaInternacaoCentavos',
          rotulo: 'Diária por internação hospitalar',
          tipo: 'dinheiro',
          faixa: p.diariaInternacaoCentavos,
        },
        {
          nome: 'risco.coberturas.funeral',
          rotulo: 'Assistência funeral',
          tipo: 'escolha',
          opcoes: funeraisVida,
          inicial: 'SEM',
          obrigatorio: true,
        },
      ],
    },
  ],
};

const beneficiarios: SecaoDefinida = {
  id: 'beneficiarios',
  titulo: 'Beneficiários',
  prefixos: ['risco.beneficiarios'],
  grupos: [
    {
      campos: [
        {
          nome: 'risco.beneficiarios',
          rotulo: 'Beneficiários',
          tipo: 'peca',
          item: { rotulo: 'Beneficiário', campos: camposDoBeneficiario },
          inicial: [],
          itens: (lista) => lista.map((um) => describeBeneficiario(um as Rascunho<Beneficiario>)),
        },
      ],
    },
  ],
};

/** Written one way: the CID in capitals, lists that are lists. */
function normalize(risco: RiscoAberto): RiscoAberto {
  const { proponente: quem, pessoa: perfil, beneficiarios: quais } = open(risco);
  return {
    ...risco,
    proponente: { ...quem, igualSegurado: quem?.igualSegurado !== false },
    pessoa: { ...perfil, esportes: perfil?.esportes ?? [], ...(perfil?.cid ? { cid: perfil.cid.toUpperCase() } : {}) },
    beneficiarios: quais ?? [],
  };
}

/** The life form, as data (domain design §3.2 VIDA). */
export const definicaoVida: DefinicaoLinha<'VIDA'> = {
  formulario: 'VIDA',
  nome: 'Vida',
  temFranquia: false,
  schema: RiscoVida,
  schemaVersao: 1,
  // the insured's own ages; those of who contracts are among the rules
  parametros: { idade: p.idadeEntrada },
  secoes: [proponente, pessoa, coberturas, beneficiarios],
  regras: regrasVida,
  normalize,
  describeBem: (risco) => {
    const { morteCentavos, prazo } = open(risco).coberturas ?? {};
    if (typeof morteCentavos !== 'number') return null;
    return [`Capital de ${formatCentavos(morteCentavos)}`, prazo && showValor(prazo, { tipo: 'escolha', opcoes: prazosVida }).toLowerCase()]
      .filter(Boolean)
      .join(' · ');
  },
};

/** The life line. */
export const linhaVida = /* @__PURE__ */ createLinha(definicaoVida);
