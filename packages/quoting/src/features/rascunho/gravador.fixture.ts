import type { RascunhoOrcamento } from '@balcao/contracts';
import type { FalhaRequisicao } from '@balcao/shared';
import type { CopiaLocal } from './copia-local.resource.ts';
import { Gravador, type Porta, type VersaoLida, type VersaoSalva } from './gravador.resource.ts';

const AGORA = Date.parse('2026-03-02T12:00:00.000Z');
export const rascunho = (nome?: string): RascunhoOrcamento => ({ risco: nome ? { segurado: { nome } } : {}, comercial: {} });
export const salvo = (over: Partial<VersaoSalva> = {}): VersaoSalva => ({
  versao: 3,
  alteradoEm: '2026-03-02T11:00:00.000Z',
  rascunho: rascunho(),
  isMinha: false,
  ...over,
});

interface Pedido {
  versao: number;
  rascunho: RascunhoOrcamento;
  answer(): void;
  refuse(error: FalhaRequisicao): void;
}

/** A gateway held by hand: each save waits until it is answered. */
export function setUp(inicial = salvo()) {
  const pedidos: Pedido[] = [];
  let copia: CopiaLocal | null = null;
  let guardado: VersaoLida = { ...inicial, isEncerrado: false };
  const leituras = jest.fn();
  const porta: Porta = {
    save: (versao, conteudo) =>
      new Promise((resolve, reject) => {
        pedidos.push({
          versao,
          rascunho: conteudo,
          answer: () => {
            guardado = {
              versao: versao + 1,
              alteradoEm: '2026-03-02T12:00:01.000Z',
              rascunho: conteudo,
              isMinha: true,
              isEncerrado: false,
            };
            resolve(guardado);
          },
          refuse: reject,
        });
      }),
    read: () => {
      leituras();
      return Promise.resolve(guardado);
    },
    writeCopia: (nova) => {
      copia = nova;
      return true;
    },
    removeCopia: () => {
      copia = null;
    },
    now: () => AGORA,
  };
  const gravador = new Gravador(inicial, porta);
  return {
    gravador,
    pedidos,
    copia: () => copia,
    somebodySaves: (outro: VersaoSalva) => {
      guardado = { ...outro, isEncerrado: false };
    },
    somebodyCloses: () => {
      guardado = { ...guardado, isEncerrado: true };
    },
    leituras,
    estado: () => gravador.estados.value.tipo,
  };
}

export const settle = () => jest.advanceTimersByTimeAsync(0);
