import type { LinhaCotada } from '@balcao/contracts';
import type { ConfigSeguradora, Cotador, DepsSeguradora, InsurerPort, Protocolo, ProtocoloDeCotacao } from './insurer.port.ts';
import { createOpinQuoteAuto } from './opin-quote-auto/opin-quote-auto.adapter.ts';
import { createOpinQuotePatrimonial } from './opin-quote-patrimonial/opin-quote-patrimonial.adapter.ts';
import { createOpinQuotePerson } from './opin-quote-person/opin-quote-person.adapter.ts';
import { createSandboxEndorsement } from './sandbox-endorsement/sandbox-endorsement.adapter.ts';
import { createSandboxReissue } from './sandbox-reissue/sandbox-reissue.adapter.ts';
import { createSandboxV1 } from './sandbox-v1/sandbox-v1.adapter.ts';

type CotadorDeLinha = Cotador<LinhaCotada>;
type CreateCotador = (config: ConfigSeguradora, deps: DepsSeguradora) => unknown;

/** Adapter of each protocol. A new protocol needs one more folder and one more line here. */
const protocolos: Readonly<Record<ProtocoloDeCotacao, CreateCotador>> = {
  'opin-quote-auto': createOpinQuoteAuto,
  'opin-quote-patrimonial': createOpinQuotePatrimonial,
  'opin-quote-person': createOpinQuotePerson,
  'sandbox-v1': createSandboxV1,
};

const isDeCotacao = (protocolo: Protocolo): protocolo is ProtocoloDeCotacao => protocolo in protocolos;

/** An insurer with several protocols: each request goes to the one that covers its line. */
function createInsurer(config: ConfigSeguradora, deps: DepsSeguradora): InsurerPort {
  // a protocol only receives lines that it lists, so the request has the type it expects
  const cotadores = config.protocolos.filter(isDeCotacao).map((protocolo) => protocolos[protocolo](config, deps) as CotadorDeLinha);
  const byLinha = new Map(cotadores.flatMap((cotador) => cotador.linhas.map((linha) => [linha, cotador] as const)));
  const transmissores = cotadores.filter(({ transmit }) => transmit);
  return {
    slug: config.slug,
    cota: [...byLinha.keys()],
    transmite: transmissores.flatMap(({ linhas }) => linhas),
    ...(config.segredoAvisos ? { segredoAvisos: config.segredoAvisos } : {}),
    recebeEndossos: config.protocolos.includes('opin-endorsement'),
    ...(config.protocolos.includes('sandbox-endorsement') ? { readEndosso: createSandboxEndorsement(config, deps) } : {}),
    ...(config.protocolos.includes('sandbox-reissue') ? { reemissao: createSandboxReissue(config, deps) } : {}),
    async transmit(pedido, options) {
      const transmit = transmissores.find(({ linhas }) => linhas.includes(pedido.linha))?.transmit;
      if (transmit) return transmit(pedido, options);
      const texto = `${config.nome} não recebe propostas desta linha por aqui.`;
      return { status: 'RECUSADA', mensagens: [{ codigo: 'LINHA_NAO_TRANSMITIDA', texto }] };
    },
    async quote(pedido, options) {
      const cotador = byLinha.get(pedido.linha);
      if (cotador) return cotador.quote(pedido, options);
      const texto = `${config.nome} não cota esta linha por aqui.`;
      return { status: 'ERRO', familiaErro: 'PERMISSAO', mensagens: [{ codigo: 'LINHA_NAO_ATENDIDA', texto }] };
    },
  };
}

/** Every configured insurer by slug, ready for requests. Create it once: it holds tokens and circuits. */
export const createInsurers = (configs: readonly ConfigSeguradora[], deps: DepsSeguradora): Map<string, InsurerPort> =>
  new Map(configs.map((config) => [config.slug, createInsurer(config, deps)]));
