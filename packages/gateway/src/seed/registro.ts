import { addDias } from '@balcao/domain';
import type { AssinaturaDemo } from './assinaturas.ts';
import type { EnderecoDemo } from './catalogos.ts';
import type { TableRow } from './insert-rows.ts';
import { type Mundo } from './mundo.ts';
import { CONDOMINIOS, EMPRESAS, NOMES, PROFISSOES, SOBRENOMES } from './nomes.table.ts';

export interface ProdutorDemo {
  readonly id: string;
  readonly linha: TableRow;
  /** What they receive of a sale. */
  readonly regras: readonly TableRow[];
}

/** Share of each kind of producer, of all they sell. */
const REPASSE = { INTERNO: 3_000, EXTERNO: 4_000, INDICADOR: 1_000, CORRETOR: 5_000 };
/** One producer in three has a rule of their own for individual life. */
const RAMO_PROPRIO = { ramo: '1391', pct_bps: 5_500 } as const;
/** Who leads those of the house: one of the first, who are users. */
const CHEFE = 0;

export interface SeguradoDemo {
  readonly id: string;
  readonly pessoa: 'PF' | 'PJ';
  readonly documento: string;
  readonly nome: string;
  readonly nascimento: string | null;
  readonly sexo: 'M' | 'F' | null;
  readonly estadoCivil: string | null;
  readonly profissao: string | null;
  readonly email: string | null;
  readonly celular: string;
  readonly endereco: EnderecoDemo;
  readonly numero: string;
  readonly produtorId: string | null;
}

const plain = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .toLowerCase()
    .trim()
    .replaceAll(' ', '.');

export function nomePessoa({ sorteio }: Mundo, sexo: 'M' | 'F'): string {
  const [first, second] = sorteio.varios(SOBRENOMES, 2);
  const composto = sorteio.chance(0.25) ? ` ${sorteio.um(NOMES[sexo])}` : '';
  return `${sorteio.um(NOMES[sexo])}${composto} ${first}${sorteio.chance(0.6) ? ` ${second}` : ''}`;
}

export function produtoresDemo(mundo: Mundo, assinatura: AssinaturaDemo): ProdutorDemo[] {
  const { sorteio, documentos } = mundo;
  const ids: string[] = [];
  return Array.from({ length: assinatura.volumes.produtores }, (_, index) => {
    const id = mundo.id();
    ids.push(id);
    // the first ones are the users who sell
    const nome = assinatura.usuarios.find(({ produtor }) => produtor === index)?.nome ?? nomePessoa(mundo, sorteio.um(['F', 'M']));
    const tipo = sorteio.pesado<keyof typeof REPASSE>([
      ['INTERNO', 5],
      ['EXTERNO', 3],
      ['INDICADOR', 2],
      ['CORRETOR', 1],
    ]);
    const email = `${plain(nome)}@exemplo.test`;
    // nothing below is drawn: what came after was drawn before there was any of it
    const regra = { assinatura_id: assinatura.id, produtor_id: id, base: 'COMISSAO_BRUTA', momento: 'RECEBIMENTO', desde: '2024-01-01' };
    const geral = { ...regra, ramo: null, pct_bps: REPASSE[tipo] };
    return {
      id,
      linha: {
        id,
        assinatura_id: assinatura.id,
        tipo,
        pessoa: 'PF',
        nome,
        documento: documentos.cpf(),
        email,
        ativo: index !== 11,
        susep: tipo === 'CORRETOR' ? `20${String(1_000_000 + index)}` : null,
        celular: `3590000${2_001 + index}`,
        regime: 'PF',
        pix: { tipo: 'EMAIL', chave: email },
        supervisor_id: tipo === 'INTERNO' && index !== CHEFE ? (ids[CHEFE] ?? null) : null,
      },
      regras: index % 3 === 2 ? [geral, { ...regra, ...RAMO_PROPRIO }] : [geral],
    };
  });
}

function contato({ sorteio }: Mundo, nome: string, endereco: EnderecoDemo) {
  return {
    email: sorteio.chance(0.8) ? `${plain(nome)}${sorteio.inteiro(1, 99)}@exemplo.test` : null,
    celular: `${endereco.cidade.ddd}90000${sorteio.digitos(4)}`,
    endereco,
    numero: String(sorteio.inteiro(1, 2_400)),
  };
}

function pessoaFisica(mundo: Mundo, endereco: EnderecoDemo): Omit<SeguradoDemo, 'id' | 'produtorId'> {
  const { sorteio, documentos, hoje } = mundo;
  const sexo = sorteio.um(['F', 'M'] as const);
  const nome = nomePessoa(mundo, sexo);
  const estadoCivil = sorteio.pesado([
    ['CASADO', 42],
    ['SOLTEIRO', 33],
    ['UNIAO_ESTAVEL', 10],
    ['DIVORCIADO', 10],
    ['VIUVO', 5],
  ]);
  return {
    pessoa: 'PF',
    documento: documentos.cpf(),
    nome,
    nascimento: addDias(hoje, -sorteio.inteiro(21 * 366, 78 * 365)),
    sexo,
    estadoCivil,
    profissao: sorteio.chance(0.7) ? sorteio.um(PROFISSOES) : null,
    ...contato(mundo, nome, endereco),
  };
}

function pessoaJuridica(mundo: Mundo, endereco: EnderecoDemo, isAlfanumerico: boolean): Omit<SeguradoDemo, 'id' | 'produtorId'> {
  const { sorteio, documentos } = mundo;
  const nome = `${sorteio.um(EMPRESAS.primeiro)} ${sorteio.um(EMPRESAS.segundo)} ${sorteio.um(EMPRESAS.forma)}`;
  const documento = isAlfanumerico ? documentos.cnpjAlfanumerico() : documentos.cnpj();
  return {
    pessoa: 'PJ',
    documento,
    nome,
    nascimento: null,
    sexo: null,
    estadoCivil: null,
    profissao: null,
    ...contato(mundo, nome, endereco),
  };
}

/** A condominium nobody has in the registry yet, where somebody of it lives: it asks for a price before it is anybody's client. */
export function condominioProspecto(mundo: Mundo, { endereco, produtorId }: SeguradoDemo): SeguradoDemo {
  const nome = `Condomínio ${mundo.sorteio.um(CONDOMINIOS.tipo)} ${mundo.sorteio.um(CONDOMINIOS.nome)}`;
  return { ...pessoaJuridica(mundo, endereco, false), nome, ...contato(mundo, nome, endereco), id: mundo.id(), produtorId };
}

/** The insured of a subscription; most live near the brokerage. */
export function seguradosDemo(
  mundo: Mundo,
  { volumes }: AssinaturaDemo,
  { enderecos, produtores }: { enderecos: readonly EnderecoDemo[]; produtores: readonly ProdutorDemo[] },
): SeguradoDemo[] {
  const { sorteio } = mundo;
  const perto = enderecos.slice(0, 56);
  const draw = (of: (endereco: EnderecoDemo) => Omit<SeguradoDemo, 'id' | 'produtorId'>): SeguradoDemo => ({
    id: mundo.id(mundo.diasAtras(sorteio.inteiro(1, 900))),
    ...of(sorteio.um(sorteio.chance(0.7) ? perto : enderecos)),
    produtorId: sorteio.chance(0.85) ? (sorteio.um(produtores)?.id ?? null) : null,
  });
  return [
    ...Array.from({ length: volumes.pf }, () => draw((endereco) => pessoaFisica(mundo, endereco))),
    ...Array.from({ length: volumes.pj }, (_, index) =>
      draw((endereco) => pessoaJuridica(mundo, endereco, index < volumes.pjAlfanumericos)),
    ),
  ];
}

export const seguradoRow =
  (assinaturaId: string) =>
  ({ endereco, produtorId, estadoCivil, ...segurado }: SeguradoDemo): TableRow => ({
    ...segurado,
    assinatura_id: assinaturaId,
    estado_civil: estadoCivil,
    produtor_id: produtorId,
    cep: endereco.cep,
    logradouro: endereco.logradouro,
    bairro: endereco.bairro,
    cidade: endereco.cidade.cidade,
    uf: endereco.cidade.uf,
    origem: 'IMPORTADO',
    tags: [],
  });
