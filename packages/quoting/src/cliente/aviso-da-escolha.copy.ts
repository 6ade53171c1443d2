import type { EscolhaDoCliente } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';

const oferta = ({ seguradora, pacote }: EscolhaDoCliente) => `${seguradora} — ${pacote}`;

/** Sentences about what the client chose. */
export const copy = {
  escolheu: (escolha: EscolhaDoCliente) => `O cliente escolheu ${oferta(escolha)}`,
  em: ({ em }: EscolhaDoCliente) => `Em ${formatDataHora(em)}, na página da cotação.`,
  emDaVersao: ({ em, versao }: EscolhaDoCliente) => `Em ${formatDataHora(em)}, na página da cotação. A oferta é da versão ${versao}.`,
  foraDaTela: ({ versao }: EscolhaDoCliente) => `Ela não está entre as ofertas desta tela: é da versão ${versao}.`,
  outras: (total: number) =>
    total === 1 ? 'Antes, ele escolheu outra oferta por outro link.' : `Antes, ele fez outras ${total} escolhas por outros links.`,
  verVersao: (versao: number) => `Ver a versão ${versao}`,
  incluir: 'Incluir proposta',
  passoDaEscolhida: {
    orcamentoIncluirProposta: 'Incluir a que ele escolheu',
    orcamentoTransmitir: 'Transmitir a que ele escolheu',
  },
  outraOferta: (escolha: EscolhaDoCliente) => `O cliente escolheu outra oferta: ${oferta(escolha)}`,
  naoLida: 'Não foi possível conferir se o cliente escolheu uma oferta.',
  tentar: 'Tentar novamente',
} as const;
