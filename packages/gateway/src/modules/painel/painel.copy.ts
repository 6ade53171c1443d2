import type { Atividade } from '@balcao/contracts';

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
  segurado,
}: {
  tipo: Atividade['tipo'];
  numero: number | null;
  segurado: string | null;
}) => {
  const orcamento = numero === null ? 'um registro' : `o orçamento ${numero}`;
  return `${FATOS[tipo]} ${orcamento}${segurado ? `, ${segurado}` : ''}`.replace(' de o ', ' do ');
};
