import { diffDias, isData } from '@balcao/domain';
import { patchRequest } from '../opin/quote-auto.published.ts';
import type { CampoInvalido, Leitura, ProtocoloCotacao } from '../quotes/protocolo.ts';
import { decidePet } from './pet-decision.rule.ts';
import type { PedidoPet, PedidoSaude } from './sandbox-v1.schema.ts';
import { petRequest, saudeRequest } from './sandbox-v1.published.ts';
import { decideSaude, livesOf } from './saude-decision.rule.ts';

/** OAuth scope of every call of this API. */
export const ESCOPO = 'sandbox-v1';
/** Where the calls of a line live, under `/<slug>`. */
export const caminhoDe = (linha: 'pet' | 'saude'): string => `/sandbox/v1/${linha}/request`;

const dataDe = <T>(body: unknown): T => (body as { data: T }).data; // its published form was checked on arrival

/** The question without what changes from one asking to the next. */
function questionOf({ consentId: _one, ...questao }: PedidoPet | PedidoSaude): object {
  return questao;
}

const semDia = (campo: string): CampoInvalido => ({ campo, texto: 'Dia inexistente.' });

function badDays(
  vigencia: PedidoPet['vigencia'],
  nascimentos: readonly { readonly campo: string; readonly dia: string }[],
): CampoInvalido[] {
  const all = [{ campo: 'vigencia.inicio', dia: vigencia.inicio }, { campo: 'vigencia.fim', dia: vigencia.fim }, ...nascimentos];
  const unreal = all.filter(({ dia }) => !isData(dia)).map(({ campo }) => semDia(campo));
  const unborn = nascimentos.filter(({ dia }) => isData(dia) && diffDias(dia, vigencia.inicio) < 0);
  return [...unreal, ...unborn.map(({ campo }) => ({ campo, texto: 'Nascimento depois do início da vigência.' }))];
}

function readPet(pedido: PedidoPet): CampoInvalido[] {
  return badDays(
    pedido.vigencia,
    pedido.animais.map(({ nascimento }, index) => ({ campo: `animais.${index}.nascimento`, dia: nascimento })),
  );
}

function readSaude(pedido: PedidoSaude): CampoInvalido[] {
  const dias = badDays(
    pedido.vigencia,
    pedido.beneficiarios.map(({ nascimento }, index) => ({ campo: `beneficiarios.${index}.nascimento`, dia: nascimento })),
  );
  if (dias.length > 0) return dias;
  if (pedido.faixas?.some((quantas) => quantas < 0)) return [{ campo: 'faixas', texto: 'Quantidade de vidas abaixo de zero.' }];
  return livesOf(pedido).length > 0 ? [] : [{ campo: 'beneficiarios', texto: 'Informe ao menos uma vida.' }];
}

function toLeitura(
  pedido: PedidoPet | PedidoSaude,
  campos: readonly CampoInvalido[],
  resto: Pick<Extract<Leitura, { ok: true }>, 'passaPorAnalise' | 'decide'>,
): Leitura {
  if (campos.length > 0) return { ok: false, campos };
  return { ok: true, consentId: pedido.consentId, observacoes: pedido.observacoes ?? '', questao: questionOf(pedido), ...resto };
}

/** Quotes of animals. */
export const sandboxPet: ProtocoloCotacao = {
  escopo: ESCOPO,
  path: caminhoDe('pet'),
  pedido: petRequest,
  patch: patchRequest,
  serves: ({ tarifas }) => tarifas.PET !== undefined,
  read: (body, { tarifas: { PET: tarifa } }) => {
    if (!tarifa) throw new Error('sem tarifa de animais');
    const pedido = dataDe<PedidoPet>(body);
    return toLeitura(pedido, readPet(pedido), { passaPorAnalise: false, decide: (contexto) => decidePet(tarifa, pedido, contexto) });
  },
};

/** Quotes of health plans; a declared condition is analysed before the final answer. */
export const sandboxSaude: ProtocoloCotacao = {
  escopo: ESCOPO,
  path: caminhoDe('saude'),
  pedido: saudeRequest,
  patch: patchRequest,
  serves: ({ tarifas }) => tarifas.SAUDE !== undefined,
  read: (body, { tarifas: { SAUDE: tarifa } }) => {
    if (!tarifa) throw new Error('sem tarifa de saúde');
    const pedido = dataDe<PedidoSaude>(body);
    return toLeitura(pedido, readSaude(pedido), {
      passaPorAnalise: pedido.beneficiarios.some(({ cid }) => Boolean(cid)),
      decide: (contexto) => decideSaude(tarifa, pedido, contexto),
    });
  },
};
