import { Comercial, type RascunhoAuto, rascunhoDe, RiscoAuto, SCHEMA_RISCO_AUTO } from '@balcao/contracts';
import { formatEmpresa } from '../documentos/format-empresa.ts';
import { itemProdutor } from '../linhas/campos-blocos.ts';
import type { CampoDefinido } from '../linhas/definicao-linha.ts';
import type { LinhaQuotavel } from '../linhas/linha-quotavel.ts';
import { rotuloDoItem } from '../linhas/rotulo-do-item.ts';
import { formatDoCampo } from '../documentos/format-do-campo.ts';
import { showValor } from '../linhas/show-valor.ts';
import { describeBem } from './describe-bem.ts';
import { rascunhoAutoInicial } from './rascunho-auto-inicial.ts';
import { type CampoAuto, rotulosCampos } from './rotulos-campos.ts';
import { opcoesDoCampo } from './opcoes-do-campo.ts';
import { validateRiscoAuto } from './validate-risco-auto.ts';

const forma = /* @__PURE__ */ rascunhoDe(RiscoAuto);
const formaComercial = /* @__PURE__ */ rascunhoDe(Comercial);

const knownPrefix = (campo: string): CampoAuto | undefined => {
  const steps = campo.split('.');
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('.')).find((prefix) => prefix in rotulosCampos) as
    | CampoAuto
    | undefined;
};

/** Its lists: what one item of each is called. */
const ITENS: { readonly [C in CampoAuto]?: CampoDefinido['item'] } = {
  'risco.seguro.produtores': itemProdutor,
  'risco.coberturas.acessorios': { rotulo: 'Acessório', campos: { descricao: 'Descrição', valorCentavos: 'Valor' } },
};

const BPS_POR_PCT = 100;

/** The auto line. Older than the lines made of data, and judged by rules of its own; to whoever asks it is as any other. */
export const linhaAuto: LinhaQuotavel<'AUTO'> = {
  formulario: 'AUTO',
  nome: 'Auto',
  temFranquia: true,
  schemaVersao: SCHEMA_RISCO_AUTO,
  inicial: rascunhoAutoInicial,
  migrate: (rascunho) => rascunho,
  read: ({ risco, comercial }) => {
    const [read, terms] = [forma.safeParse(risco), formaComercial.safeParse(comercial)];
    return read.success && terms.success ? { risco: read.data, comercial: terms.data } : null;
  },
  validate: (rascunho, contexto) => validateRiscoAuto(rascunho as RascunhoAuto, contexto),
  describeBem: ({ risco }) => describeBem(risco as RascunhoAuto['risco']),
  rotuloDe: (campo) => {
    const known = knownPrefix(campo);
    if (!known) return null;
    const doItem = rotuloDoItem({ nome: known, rotulo: rotulosCampos[known], item: ITENS[known] }, campo);
    if (doItem) return doItem;
    const slug = known.startsWith('comercial.') && campo.slice(known.length + 1);
    return slug && known.endsWith('Bps') ? `${rotulosCampos[known]} (${formatEmpresa(slug)})` : rotulosCampos[known];
  },
  show: (campo, valor) => {
    const opcoes = opcoesDoCampo(campo);
    const isPct = campo.endsWith('Pct') && typeof valor === 'number';
    const texto = showValor(isPct ? valor * BPS_POR_PCT : valor, {
      tipo: campo.endsWith('Centavos') ? 'dinheiro' : isPct || /Bps(\.|$)/.test(campo) ? 'percentual' : 'texto',
      ...(opcoes && { opcoes }),
    });
    return formatDoCampo(campo, texto);
  },
};
