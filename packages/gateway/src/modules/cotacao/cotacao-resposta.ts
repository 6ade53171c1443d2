import type { OfertaCotacao } from '@balcao/contracts';
import type { RespostaSeguradora } from '../../insurers/insurer.port.ts';
import { cotacaoCopy } from './cotacao.copy.ts';
import type { RespostaGuardada } from './resultado.repository.ts';

const failure = (status: 'ERRO' | 'TIMEOUT', codigo: string, texto: string): RespostaSeguradora => ({
  status,
  familiaErro: 'INSTABILIDADE',
  mensagens: [{ codigo, texto }],
});

/** Answers the product gives in an insurer's stead: a failure is a row like any other, with the remedy "try again". */
export const respostas = {
  falha: (): RespostaSeguradora => failure('ERRO', 'FALHA', cotacaoCopy.falha),
  semResposta: (): RespostaSeguradora => failure('TIMEOUT', 'SEM_RESPOSTA', cotacaoCopy.semResposta),
  naoConfigurada: (): RespostaSeguradora => failure('ERRO', 'NAO_CONFIGURADA', cotacaoCopy.naoConfigurada),
  respostaInvalida: (): RespostaSeguradora => failure('ERRO', 'RESPOSTA_INVALIDA', cotacaoCopy.respostaInvalida),
};

const isConsistent = (oferta: Omit<OfertaCotacao, 'id'>): boolean =>
  oferta.premioLiquidoCentavos > 0 &&
  oferta.iofCentavos >= 0 &&
  oferta.comissaoCentavos >= 0 &&
  oferta.premioLiquidoCentavos + oferta.iofCentavos === oferta.premioTotalCentavos &&
  // a premium explained is explained to the centavo
  (oferta.composicao.length === 0 ||
    oferta.composicao.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0) === oferta.premioLiquidoCentavos);

/** A price without offers, or whose parts do not add up, is no price. */
export const checked = (resposta: RespostaSeguradora): RespostaSeguradora =>
  resposta.status === 'OK' && !(resposta.ofertas.length > 0 && resposta.ofertas.every(isConsistent))
    ? respostas.respostaInvalida()
    : resposta;

/** The row to store; offers get the id they keep for ever. */
export const toRow = (resposta: RespostaSeguradora, tempoMs: number, newId: () => string): RespostaGuardada =>
  resposta.status === 'OK'
    ? {
        status: 'OK',
        familiaErro: null,
        mensagens: resposta.mensagens,
        numeroCalculo: resposta.numeroCalculo,
        validade: resposta.validade,
        tempoMs,
        ofertas: resposta.ofertas.map((oferta) => ({ ...oferta, id: newId() })),
        referencias: resposta.referencias ?? [],
      }
    : { ...resposta, numeroCalculo: null, validade: null, tempoMs, ofertas: [], referencias: [] };
