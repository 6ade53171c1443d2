import { opcoesBlocos } from '../blocos/rotulos-opcoes-blocos.ts';
import { type CampoBloco, rotulosFim, rotulosInicio } from '../blocos/rotulos-blocos.ts';
import type { CampoDefinido } from './definicao-linha.ts';

type Jeito = Pick<CampoDefinido, 'tipo' | 'opcoes' | 'item'>;

/** One of those who share the broker's commission. */
export const itemProdutor = { rotulo: 'Produtor', campos: { pctBps: 'Participação' } };

/** How the fields of the common blocks are written; a text unless said here. */
const jeitos: { readonly [C in CampoBloco]?: Jeito } = {
  'risco.segurado.pessoa': { tipo: 'escolha', opcoes: opcoesBlocos.pessoa },
  'risco.segurado.nascimento': { tipo: 'data' },
  'risco.segurado.sexo': { tipo: 'escolha', opcoes: opcoesBlocos.sexo },
  'risco.segurado.estadoCivil': { tipo: 'escolha', opcoes: opcoesBlocos.estadoCivil },
  'risco.segurado.avisoPrivacidade': { tipo: 'simNao' },
  'risco.seguro.tipo': { tipo: 'escolha', opcoes: opcoesBlocos.tipoSeguro },
  'risco.seguro.vigIni': { tipo: 'dia' },
  'risco.seguro.vigFim': { tipo: 'dia' },
  'risco.seguro.fimVigAnterior': { tipo: 'dia' },
  'risco.seguro.premioAnteriorCentavos': { tipo: 'dinheiro' },
  'risco.seguro.sinistros': { tipo: 'numero' },
  'risco.seguro.produtores': { tipo: 'peca', item: itemProdutor },
  'comercial.seguradoras': { tipo: 'peca' },
  'comercial.comissaoBps': { tipo: 'percentual' },
  'comercial.descontoBps': { tipo: 'percentual' },
  'comercial.formaPreferida': { tipo: 'escolha', opcoes: opcoesBlocos.formaPagamento },
};

const fieldsOf = (rotulos: Readonly<Record<string, string>>): CampoDefinido[] =>
  Object.entries(rotulos).map(([nome, rotulo]) => ({ nome, rotulo, ...(jeitos[nome as CampoBloco] ?? { tipo: 'texto' }) }));

/** The fields of *Segurado* and *Seguro*, which every form begins with. */
export const camposInicio: readonly CampoDefinido[] = /* @__PURE__ */ fieldsOf(rotulosInicio);
/** Notes to the insurer and the commercial block, which every form ends with. */
export const camposFim: readonly CampoDefinido[] = /* @__PURE__ */ fieldsOf(rotulosFim);
