import { answerInThread } from '../plugins/answer-in-thread.ts';
import { type LeituraDeBanco, type MapeamentoDeBanco, readExtratoTabela } from './banco/read-extrato-tabela.ts';
import type { LeituraDeComissao, MapeamentoDeComissao } from './comissao/extrato-comissao.model.ts';
import { readExtratoComissao } from './comissao/read-extrato-comissao.ts';
import { previewExtrato, type PreviaDoExtrato } from './comissao/suggest-mapeamento.ts';
import type { LeituraOfx } from './ofx/ofx.model.ts';
import { readOfx } from './ofx/read-ofx.ts';
import { type LeituraDeMovimentacao, readMovimentacao } from './vidas/read-movimentacao.ts';

/** A file to be read, and as what. */
export type PedidoDeExtrato =
  | { readonly como: 'OFX'; readonly bytes: Uint8Array }
  | { readonly como: 'PREVIA'; readonly bytes: Uint8Array }
  | { readonly como: 'MOVIMENTACAO'; readonly bytes: Uint8Array }
  | { readonly como: 'BANCO'; readonly bytes: Uint8Array; readonly mapeamento: MapeamentoDeBanco }
  | { readonly como: 'COMISSAO'; readonly bytes: Uint8Array; readonly mapeamento: MapeamentoDeComissao };

/** What each kind of file is read into. */
export interface LeiturasDeExtrato {
  readonly OFX: LeituraOfx;
  readonly PREVIA: PreviaDoExtrato;
  readonly MOVIMENTACAO: LeituraDeMovimentacao;
  readonly BANCO: LeituraDeBanco;
  readonly COMISSAO: LeituraDeComissao;
}

type Lido = LeiturasDeExtrato[keyof LeiturasDeExtrato];

function read(pedido: PedidoDeExtrato): Promise<Lido> {
  if (pedido.como === 'OFX') return readOfx(pedido.bytes);
  if (pedido.como === 'PREVIA') return previewExtrato(pedido.bytes);
  if (pedido.como === 'MOVIMENTACAO') return readMovimentacao(pedido.bytes);
  return pedido.como === 'BANCO'
    ? readExtratoTabela(pedido.bytes, pedido.mapeamento)
    : readExtratoComissao(pedido.bytes, pedido.mapeamento);
}

answerInThread(read);
