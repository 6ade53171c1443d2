import { Comercial, type ErroCampo, type Formulario, type RascunhoOrcamento, rascunhoDe, type RiscoDe } from '@balcao/contracts';
import { clean, normalizeComercial, normalizeSegurado, normalizeSeguro } from '../blocos/normalize-blocos.ts';
import { parametrosBlocos } from '../blocos/parametros-blocos.ts';
import { regrasComercial } from '../blocos/regras-comercial.ts';
import { regrasSegurado } from '../blocos/regras-segurado.ts';
import { regrasSeguro } from '../blocos/regras-seguro.ts';
import { vigenciaInicial } from '../blocos/vigencia-inicial.ts';
import { formatEmpresa } from '../documentos/format-empresa.ts';
import { mergeErros } from '../erros/merge-erros.ts';
import { translateIssues } from '../erros/translate-issues.ts';
import { comValorEm, valorEm } from './caminho.ts';
import { camposFim, camposInicio } from './campos-blocos.ts';
import type { CampoDefinido, DefinicaoLinha, PedidoLinha, RiscoAberto } from './definicao-linha.ts';
import { isVisivel, judgeCampos } from './judge-campos.ts';
import { mascaras } from './mascaras.ts';
import type { ContextoLinha, LinhaQuotavel, ValidacaoLinha } from './linha-quotavel.ts';
import { rotuloDoItem } from './rotulo-do-item.ts';
import { formatDoCampo } from '../documentos/format-do-campo.ts';
import { showValor } from './show-valor.ts';

/** Every field of a form, first to last. */
export const camposDe = ({ secoes }: Pick<DefinicaoLinha, 'secoes'>): CampoDefinido[] =>
  secoes.flatMap(({ grupos }) => grupos.flatMap(({ campos }) => campos));

const semNada = ({ tipo, obrigatorio }: CampoDefinido): unknown =>
  tipo === 'simNao' && obrigatorio !== true ? false : tipo === 'multipla' ? [] : undefined;

/** The value as it is judged and sent: without its mask, and at its *no* where nothing was said. */
function storedOf(campo: CampoDefinido, valor: unknown): unknown {
  const keep = campo.mascara && mascaras[campo.mascara].keep;
  return typeof valor === 'string' && keep ? keep(valor) : (valor ?? semNada(campo));
}

/** Values of the fields that are there, without masks; those hidden by a choice are gone, boxes never touched are *no*. */
function normalizeRisco(definicao: DefinicaoLinha, bruto: Record<string, unknown>): RiscoAberto {
  const base = {
    ...bruto,
    segurado: normalizeSegurado(bruto['segurado'] ?? {}),
    seguro: normalizeSeguro(bruto['seguro'] ?? {}),
  } as RiscoAberto;
  const visible = camposDe(definicao).reduce<RiscoAberto>((risco, campo) => {
    const path = campo.nome.replace(/^risco\./, '');
    return comValorEm(risco, path, isVisivel(campo, base) ? storedOf(campo, valorEm(risco, path)) : undefined) as RiscoAberto;
  }, base);
  return clean(definicao.normalize?.(visible) ?? visible) as RiscoAberto;
}

/**
 * A line from its definition: form, judge, labels and defaults all read the same data. Adding a line is its contract, its definition
 * and a row in the table of lines (handbook, *adicionar uma linha*).
 *
 * @example export const linhaPet = createLinha(definicaoPet)
 */
export function createLinha<F extends Formulario>(definicao: DefinicaoLinha<F>): LinhaQuotavel<F> {
  const campos = camposDe(definicao);
  const todos = [...camposInicio, ...campos, ...camposFim];
  const ordem = todos.map(({ nome }) => nome);
  const byNome = new Map(todos.map((campo) => [campo.nome, campo]));
  const forma = rascunhoDe(definicao.schema);
  const formaComercial = rascunhoDe(Comercial);

  const campoDe = (campo: string): CampoDefinido | null => {
    const steps = campo.split('.');
    const prefix = steps.map((_, index) => steps.slice(0, steps.length - index).join('.')).find((one) => byNome.has(one));
    return (prefix && byNome.get(prefix)) || null;
  };

  function validate(rascunho: RascunhoOrcamento, contexto: ContextoLinha): ValidacaoLinha<F> {
    const cleaned = clean(rascunho) as Partial<RascunhoOrcamento>;
    const risco = normalizeRisco(definicao, cleaned.risco ?? {});
    const comercial = normalizeComercial(cleaned.comercial ?? {});
    const pedido: PedidoLinha = { ...contexto, risco, comercial, parametros: { ...parametrosBlocos, ...definicao.parametros } };
    const fromRules: ErroCampo[] = [
      ...regrasSegurado(pedido),
      ...regrasSeguro(pedido),
      ...judgeCampos(campos, risco),
      ...(definicao.regras?.(pedido) ?? []),
      ...(definicao.formulario === 'MANUAL' ? [] : regrasComercial(pedido)),
    ];
    const parsed = definicao.schema.safeParse(risco);
    const terms = Comercial.safeParse(comercial);
    if (parsed.success && terms.success && fromRules.length === 0)
      return { ok: true, risco: parsed.data as RiscoDe<F>, comercial: terms.data };
    const fromShape = [
      ...(parsed.error ? translateIssues(parsed.error.issues, { entrada: risco, prefixo: 'risco.' }) : []),
      ...(terms.error ? translateIssues(terms.error.issues, { entrada: comercial, prefixo: 'comercial.' }) : []),
    ];
    return { ok: false, errors: mergeErros(fromRules, fromShape, ordem) };
  }

  return {
    formulario: definicao.formulario,
    nome: definicao.nome,
    temFranquia: definicao.temFranquia,
    schemaVersao: definicao.schemaVersao,
    inicial: ({ hoje, corretoraId }) => ({
      risco: campos.reduce<Record<string, unknown>>(
        (risco, { nome, inicial }) =>
          inicial === undefined ? risco : (comValorEm(risco, nome.replace(/^risco\./, ''), inicial) as Record<string, unknown>),
        {
          segurado: { pessoa: definicao.pessoaInicial ?? 'PF', avisoPrivacidade: false },
          seguro: { tipo: 'NOVO', ...vigenciaInicial(hoje), corretoraId },
        },
      ),
      comercial: { seguradoras: [], comissaoBps: {}, descontoBps: {} },
    }),
    migrate: (rascunho, deVersao) => ({
      ...rascunho,
      risco: (definicao.migracoes ?? []).slice(deVersao - 1).reduce((risco, migrate) => migrate(risco), rascunho.risco),
    }),
    read: ({ risco, comercial }) => {
      const [read, terms] = [forma.safeParse(risco), formaComercial.safeParse(comercial)];
      return read.success && terms.success ? { risco: read.data as Record<string, unknown>, comercial: terms.data } : null;
    },
    validate,
    consequencias: (campo, valor) => definicao.consequencias?.[campo]?.(valor) ?? {},
    describeBem: ({ risco }) =>
      definicao.describeBem({ ...risco, segurado: risco['segurado'] ?? {}, seguro: risco['seguro'] ?? {} } as RiscoAberto),
    rotuloDe: (campo) => {
      const known = campoDe(campo);
      if (!known) return null;
      const slug = known.nome.startsWith('comercial.') && campo.slice(known.nome.length + 1);
      if (slug && known.nome.endsWith('Bps')) return `${known.rotulo} (${formatEmpresa(slug)})`;
      return rotuloDoItem(known, campo) ?? known.rotulo;
    },
    show: (campo, valor) => formatDoCampo(campo, showValor(valor, campoDe(campo) ?? undefined)),
  };
}
