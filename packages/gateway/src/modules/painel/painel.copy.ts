import type { Atividade, Formulario } from '@balcao/contracts';

const FATOS: Readonly<Record<Atividade['tipo'], string>> = {
  ORCAMENTO_ABERTO: 'abriu',
  COTACAO_CONCLUIDA: 'calculou',
  ORCAMENTO_FECHADO: 'fechou',
  ORCAMENTO_RECUSADO: 'registrou a recusa de',
  OUTRA: 'alterou',
};

/** `calculou o orçamento 123, Ana Souza`, to be read after the user's name. */
export const describeAtividade = ({
  tipo,
  numero,
  formulario,
  segurado,
}: {
  tipo: Atividade['tipo'];
  numero: number | null;
  formulario: Formulario | null;
  segurado: string | null;
}) => {
  const orcamento = numero === null ? 'um registro' : `o orçamento ${numero}`;
  // the prices of a manual quote were typed by who is named here, not calculated
  const fato = tipo === 'COTACAO_CONCLUIDA' && formulario === 'MANUAL' ? 'informou os preços de' : FATOS[tipo];
  return `${fato} ${orcamento}${segurado ? `, ${segurado}` : ''}`.replace(' de o ', ' do ');
};
