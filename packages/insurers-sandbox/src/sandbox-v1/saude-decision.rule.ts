import { diffDias, type FaixaAns, faixaDoNascimento, nomeDaFaixa, portabilidadeDe } from '@balcao/domain';
import type { ContextoDecisao, Veredito } from '../quotes/protocolo.ts';
import { type Aviso, commercialRefusalOf } from '../rating/comercial.rule.ts';
import { rateSaude } from '../rating/rate-saude.rule.ts';
import type { CoberturaSaude, TarifaSaude } from '../seguradoras/tarifas-saude.table.ts';
import { type OfertaMensal, type ParteExplicada, writeOfertas } from './oferta.writer.ts';
import type { PedidoSaude } from './sandbox-v1.schema.ts';

/** A life as the price and its explanation see it. */
interface VidaCotada {
  readonly faixa: FaixaAns;
  readonly rotulo: string;
}

const DIAS_DO_MES = 30;
/** Above this number of lives the explanation is by age band, to stay readable. */
const VIDAS_UMA_A_UMA = 60;

const nomesCobertura: Readonly<Record<CoberturaSaude, string>> = {
  URGENCIA: 'Urgência e emergência',
  CONSULTAS: 'Consultas',
  EXAMES: 'Exames e terapias',
  INTERNACAO: 'Internação',
  PARTO: 'Parto',
  ODONTOLOGIA: 'Odontologia',
  PREEXISTENTES: 'Condições preexistentes (cobertura parcial temporária)',
};
const papeis = { TITULAR: 'titular', DEPENDENTE: 'dependente' } as const;

/** Each life with its band on the first day of cover; those counted by band come in its order. */
export function livesOf({ beneficiarios, faixas = [], vigencia }: PedidoSaude): VidaCotada[] {
  if (beneficiarios.length > 0) {
    return beneficiarios.map(({ nascimento, papel }, index) => {
      const faixa = faixaDoNascimento(nascimento, vigencia.inicio) ?? 0;
      return { faixa, rotulo: `Vida ${index + 1} · ${papeis[papel]}, ${nomeDaFaixa(faixa)}` };
    });
  }
  return faixas
    .flatMap((quantas, faixa) => Array.from({ length: quantas }, () => faixa as FaixaAns))
    .map((faixa, index) => ({ faixa, rotulo: `Vida ${index + 1} · ${nomeDaFaixa(faixa)}` }));
}

function acceptanceRefusal({ particularidades }: TarifaSaude, { produto, contratante, vigencia }: PedidoSaude): Aviso | null {
  const { ufs, semAbrangenciaNacional, aberturaMinimaMeses, semReembolso } = particularidades;
  if (ufs && !ufs.includes(produto.uf))
    return { codigo: 'ACEITACAO_AREA', texto: `Sem rede de atendimento em ${produto.uf}.`, campo: 'produto.uf' };
  if (semAbrangenciaNacional && produto.abrangencia === 'NACIONAL')
    return { codigo: 'ACEITACAO_ABRANGENCIA', texto: 'Não há plano de abrangência nacional.', campo: 'produto.abrangencia' };
  if (semReembolso && produto.reembolsoCentavos)
    return { codigo: 'ACEITACAO_REEMBOLSO', texto: 'Não há plano com reembolso.', campo: 'produto.reembolsoCentavos' };
  const { abertura } = contratante;
  if (abertura && aberturaMinimaMeses && diffDias(abertura, vigencia.inicio) < aberturaMinimaMeses * DIAS_DO_MES) {
    const texto = `A empresa precisa ter ao menos ${aberturaMinimaMeses} meses de abertura.`;
    return { codigo: 'ACEITACAO_EMPRESA_NOVA', texto, campo: 'contratante.abertura' };
  }
  return null;
}

const hasCondition = ({ beneficiarios }: PedidoSaude): boolean => beneficiarios.some(({ cid }) => Boolean(cid));

function coversOf(pedido: PedidoSaude): CoberturaSaude[] {
  const { segmentacao } = pedido.produto;
  return [
    'URGENCIA',
    'CONSULTAS',
    'EXAMES',
    ...(segmentacao === 'AMBULATORIAL' ? [] : (['INTERNACAO'] as const)),
    ...(segmentacao.includes('OBST') ? (['PARTO'] as const) : []),
    ...(segmentacao.includes('ODONTO') ? (['ODONTOLOGIA'] as const) : []),
    ...(hasCondition(pedido) ? (['PREEXISTENTES'] as const) : []),
  ];
}

/** Large company contracts and portability have no waiting periods. */
const isWaived = ({ produto, portabilidade, movimento }: PedidoSaude): boolean =>
  movimento === 'RENOVACAO' || produto.contratacao === 'EMPRESARIAL' || portabilidadeDe(portabilidade?.meses)?.pode === true;

/** The price explained life by life, or band by band when there are too many to read. */
function explain(vidas: readonly VidaCotada[], precos: readonly number[]): ParteExplicada[] {
  if (vidas.length <= VIDAS_UMA_A_UMA) return vidas.map(({ rotulo }, index) => ({ rotulo, valorCentavos: precos[index] ?? 0 }));
  const byFaixa = new Map<FaixaAns, { quantas: number; valorCentavos: number }>();
  for (const [index, { faixa }] of vidas.entries()) {
    const { quantas, valorCentavos } = byFaixa.get(faixa) ?? { quantas: 0, valorCentavos: 0 };
    byFaixa.set(faixa, { quantas: quantas + 1, valorCentavos: valorCentavos + (precos[index] ?? 0) });
  }
  return [...byFaixa]
    .toSorted(([a], [b]) => a - b)
    .map(([faixa, { quantas, valorCentavos }]) => ({
      rotulo: `${quantas === 1 ? '1 vida' : `${quantas} vidas`} de ${nomeDaFaixa(faixa)}`,
      valorCentavos,
    }));
}

function offerOf(tarifa: TarifaSaude, pedido: PedidoSaude): OfertaMensal {
  const { produto, comercial } = pedido;
  const vidas = livesOf(pedido);
  const { liquidoCentavos, vidas: precos } = rateSaude(tarifa, {
    ...produto,
    reembolso: Boolean(produto.reembolsoCentavos),
    faixas: vidas.map(({ faixa }) => faixa),
    descontoBps: comercial.descontoBps,
  });
  const waived = isWaived(pedido);
  return {
    pacote: produto.acomodacao === 'APARTAMENTO' ? 'Apartamento' : 'Enfermaria',
    principal: true,
    liquidoCentavos,
    composicao: explain(vidas, precos),
    coberturas: coversOf(pedido).map((codigo) => ({
      codigo,
      nome: nomesCobertura[codigo],
      limiteCentavos: null,
      carenciaDias: waived ? 0 : tarifa.carenciaDias[codigo],
    })),
    observacoes: waived ? ['Sem carências neste contrato.'] : [],
  };
}

/** Decision of this operator about a contract. */
export function decideSaude(tarifa: TarifaSaude, pedido: PedidoSaude, contexto: ContextoDecisao): Veredito {
  const motivo = commercialRefusalOf(tarifa, pedido.comercial) ?? acceptanceRefusal(tarifa, pedido);
  if (motivo) return { status: 'RJCT', motivo };
  const mensagens = hasCondition(pedido)
    ? [{ codigo: 'CPT', texto: 'Há condição declarada: cobertura parcial temporária e entrevista médica antes da emissão.' }]
    : [];
  const { comissaoBps } = pedido.comercial;
  const ofertas = [offerOf(tarifa, pedido)];
  return { status: 'ACPT', ...writeOfertas({ ofertas, mensagens, tarifa, comissaoBps, inicio: pedido.vigencia.inicio }, contexto) };
}
