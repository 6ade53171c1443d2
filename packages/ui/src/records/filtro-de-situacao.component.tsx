import { FiltroDeEscolha } from './filtro-de-escolha.component.tsx';
import { copy } from './records.copy.ts';

export interface FiltroDeSituacaoProps {
  valor: string | undefined;
  onChange: (mudanca: { situacao: string | null }) => void;
}

/** Records narrowed to those that are offered, or to those that no longer are. */
export const FiltroDeSituacao = (props: FiltroDeSituacaoProps) => (
  <FiltroDeEscolha
    nome="situacao"
    rotulo={copy.situacao}
    todos={copy.todas}
    opcoes={{ ATIVO: copy.ativos, INATIVO: copy.inativos }}
    {...props}
  />
);
