import type { LinhaCotada } from '@balcao/contracts';
import { nomesDasLinhas } from '@balcao/domain';

/** Sentences of the gateway about the public page. */
export const paginaDoGatewayCopy = {
  aviso: (nome: string, { linha, protocolo }: { linha: LinhaCotada; protocolo: string }) => ({
    titulo: `Pedido pela página pública: ${nomesDasLinhas[linha]}`,
    descricao: `É a sua vez: ${nome} pediu uma cotação. Protocolo ${protocolo}. Veja em Cotações.`,
  }),
  semCorretor: (linha: LinhaCotada, protocolo: string) => ({
    titulo: `Pedido sem corretor: ${nomesDasLinhas[linha]}`,
    descricao: `Chegou um pedido pela página pública e ninguém do rodízio pode atendê-lo. Protocolo ${protocolo}. Veja em Cotações.`,
  }),
  ausente: 'Página não encontrada',
  ausenteTexto: 'Esta página não existe ou não está no ar. Confira o endereço com quem o enviou a você.',
} as const;
