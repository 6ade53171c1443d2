import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Autor } from '../servico/autor.ts';
import type { Contexto } from '../servico/contexto.ts';
import { RecusaServico } from '../servico/recusa.ts';
import { authenticate } from '../tokens/authenticate.ts';
import { createFreio } from '../tokens/freio.ts';
import { ditos } from './api.copy.ts';

/** Authenticates a request before its body is read. */
export interface Porta {
  /** @throws RecusaServico 401 or 429 */
  enter(request: FastifyRequest, reply: FastifyReply): void;
  /** The author of an authenticated request. */
  who(request: FastifyRequest): Autor;
}

const semCredencial = () => new RecusaServico(401, 'sem-credencial', ditos.semCredencial);

export function createPorta({ servico, senha, agora }: Pick<Contexto, 'servico' | 'senha' | 'agora'>): Porta {
  const autores = new WeakMap<FastifyRequest, Autor>();
  const freio = createFreio(agora);
  return {
    enter(request, reply) {
      const cabecalho = request.headers.authorization;
      const espera = cabecalho === undefined ? 0 : freio.wait(request.ip);
      if (espera > 0) {
        void reply.header('retry-after', espera);
        throw new RecusaServico(429, 'muitas-tentativas', ditos.muitasTentativas);
      }
      const autor = authenticate(cabecalho, { estado: servico.estado, senha, agora: agora() });
      if (autor) {
        autores.set(request, autor);
        return;
      }
      if (cabecalho !== undefined) freio.fail(request.ip);
      void reply.header('www-authenticate', 'Basic realm="import-map-service", charset="UTF-8"');
      throw semCredencial();
    },
    who(request) {
      const autor = autores.get(request);
      if (!autor) throw semCredencial();
      return autor;
    },
  };
}
