import type { Tx } from '../../plugins/db.ts';
import type { Correio } from '../../plugins/mail.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { GruposPort } from '../parametros/index.ts';
import { type Acesso, cartas, codigoIncorreto, isRecusada } from '../access/index.ts';
import { mfaAtivo, mfaDesligado, mfaExigido, mfaSemPedido, muitasTentativas } from './conta.errors.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly acesso: Pick<Acesso, 'tentativas' | 'segundoFator'>;
  readonly correio: Correio;
  readonly grupos: GruposPort;
  /** An address as an SVG document. */
  readonly drawQr: (texto: string) => string;
}

/** A person's own second factor: turned on by a code, turned off by a code. */
export function createMfaService({ db, acesso: { tentativas, segundoFator }, correio, grupos, drawQr }: Deps) {
  /** One counted guess; `work` says null for a code that does not hold. */
  async function guess<T>({ usuarioId, ...chamador }: Chamador, work: (tx: Tx) => Promise<T | null>): Promise<T> {
    const tentativa = await tentativas.begin('codigo', usuarioId, null);
    if (isRecusada(tentativa)) throw muitasTentativas(tentativa.ate);
    const feito = await db.tenant({ usuarioId, ...chamador }, work);
    if (feito === null) {
      const ate = await tentativa.wrong();
      throw ate ? muitasTentativas(ate) : codigoIncorreto();
    }
    await tentativa.right();
    return feito;
  }

  const getMfa = (chamador: Chamador) =>
    db.tenant(chamador, async (tx) => ({
      ...(await segundoFator.status(tx, chamador.usuarioId)),
      exigido: (await grupos.read(tx, 'acesso')).exigeSegundoFator,
    }));

  return {
    getMfa,
    async beginMfa(chamador: Chamador): Promise<{ segredo: string; endereco: string; qr: string }> {
      const pedido = await db.tenant(chamador, (tx) => segundoFator.begin(tx, chamador, chamador.sessao.email));
      if (!pedido) throw mfaAtivo();
      return { ...pedido, qr: drawQr(pedido.endereco) };
    },

    /** @throws {Recusa} 409 without a secret being confirmed, 422 when the code is not of it. */
    async confirmMfa(chamador: Chamador, codigo: string): Promise<{ recuperacao: string[] }> {
      const { ativo, isIniciado } = await getMfa(chamador);
      if (ativo) throw mfaAtivo();
      if (!isIniciado) throw mfaSemPedido();
      const { usuarioId, sessao } = chamador;
      const recuperacao = await guess(chamador, async (tx) => {
        if (!/^\d{6}$/.test(codigo) || !(await segundoFator.acceptTotp(tx, usuarioId, codigo))) return null;
        const codigos = await segundoFator.activate(tx, chamador);
        if (!codigos) throw mfaSemPedido();
        await correio.enqueue(tx, { para: sessao.email, ...cartas.segundoFatorLigado(sessao.username, correio.endereco('/forgot')) });
        return codigos;
      });
      return { recuperacao };
    },

    async turnOffMfa(chamador: Chamador, codigo: string): Promise<void> {
      const { ativo, exigido } = await getMfa(chamador);
      if (!ativo) throw mfaDesligado();
      if (exigido) throw mfaExigido();
      const { usuarioId, sessao } = chamador;
      await guess(chamador, async (tx) => {
        if (!(await segundoFator.accept(tx, usuarioId, codigo))) return null;
        await segundoFator.turnOff(tx, usuarioId);
        await correio.enqueue(tx, { para: sessao.email, ...cartas.segundoFatorDesligado(sessao.username, correio.endereco('/forgot')) });
        return true;
      });
    },
  };
}

export type MfaService = ReturnType<typeof createMfaService>;
