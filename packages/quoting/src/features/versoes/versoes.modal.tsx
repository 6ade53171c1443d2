import type { Diferencas, Orcamento } from '@balcao/contracts';
import { formatCentavos, sentenceOfFalha } from '@balcao/domain';
import { ErrorState, Grid, Skeleton, Stack, Text, token } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { copy } from './versoes.copy.ts';
import { useDiferencas } from './versoes.resource.ts';

export interface VersoesModalProps {
  /** Runs of the orçamento, newest first. */
  cotacoes: Orcamento['cotacoes'];
  onClose: () => void;
}

/** Two runs of one orçamento and what is not the same in them. */
export function VersoesModal({ cotacoes, onClose }: VersoesModalProps) {
  const [newest, before] = cotacoes;
  const [de, setDe] = useState(before?.id ?? '');
  const [para, setPara] = useState(newest?.id ?? '');
  const options = cotacoes.map(({ id, versao, criadoEm }) => ({ value: id, label: copy.versaoDe(versao, criadoEm) }));
  return (
    <Dialog isOpen size="lg" titulo={copy.titulo} onClose={onClose}>
      <Stack gap={4}>
        <Grid minWidth={220}>
          <Select name="versao-de" label={copy.de} options={options} value={de} onChange={(id) => id && setDe(id)} />
          <Select name="versao-para" label={copy.para} options={options} value={para} onChange={(id) => id && setPara(id)} />
        </Grid>
        {de === para ? <Text role="status">{copy.mesma}</Text> : <Diferenca key={`${de}${para}`} de={de} para={para} />}
      </Stack>
    </Dialog>
  );
}

function Diferenca({ de, para }: { de: string; para: string }) {
  const { data, error, isError, refetch } = useDiferencas(de, para);
  if (isError) return <ErrorState onRetry={() => void refetch()}>{sentenceOfFalha(error)}</ErrorState>;
  if (!data) return <Skeleton lines={6} />;
  const { risco, termos, precos } = data;
  return (
    <Stack gap={4}>
      <Mudancas
        titulo={copy.precos}
        colunas={[copy.seguradora, copy.antes, copy.depois, copy.diferenca]}
        linhas={precos.map((preco) => [preco.seguradoraNome, show(preco.antesCentavos), show(preco.depoisCentavos), showDelta(preco)])}
      />
      <Mudancas
        titulo={copy.termos}
        colunas={[copy.seguradora, copy.condicao, copy.antes, copy.depois]}
        linhas={termos.map(({ seguradoraNome, termo, antes, depois }) => [seguradoraNome, copy.termo[termo], antes, depois])}
      />
      <Mudancas
        titulo={copy.risco}
        colunas={[copy.campo, copy.antes, copy.depois]}
        linhas={risco.map(({ rotulo, antes, depois }) => [rotulo, antes, depois])}
      />
    </Stack>
  );
}

const show = (centavos: number | null): string => (centavos === null ? copy.semPreco : formatCentavos(centavos));

/** In words beside the sign, so that neither colour nor a minus alone says it. */
function showDelta({ deltaCentavos }: Diferencas['precos'][number]): string {
  if (deltaCentavos === null) return '—';
  if (deltaCentavos === 0) return formatCentavos(0);
  return `${formatCentavos(Math.abs(deltaCentavos))} (${deltaCentavos > 0 ? copy.subiu : copy.caiu})`;
}

interface MudancasProps {
  titulo: string;
  colunas: readonly string[];
  linhas: readonly (readonly string[])[];
}

function Mudancas({ titulo, colunas, linhas }: MudancasProps): ReactNode {
  if (linhas.length === 0) {
    return (
      <div>
        <Text isStrong size={13}>
          {titulo}
        </Text>
        <Text size={13} isSoft>
          {copy.igual}
        </Text>
      </div>
    );
  }
  return (
    <Rolagem>
      <Tabela>
        <caption>{titulo}</caption>
        <thead>
          <tr>
            {colunas.map((coluna) => (
              <th key={coluna} scope="col">
                {coluna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map(([nome, ...valores]) => (
            <tr key={`${nome}${valores[0]}`}>
              <th scope="row">{nome}</th>
              {valores.map((valor, index) => (
                <td key={colunas[index + 1]}>{valor}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Tabela>
    </Rolagem>
  );
}

const Rolagem = styled.div`
  overflow-x: auto;
`;

const Tabela = styled.table`
  width: 100%;
  font-size: ${token('texto13')};
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: ${token('espaco1')};
    font-weight: ${token('pesoForte')};
    text-align: start;
  }
  th,
  td {
    padding: ${token('espaco1')} ${token('espaco2')} ${token('espaco1')} 0;
    font-weight: ${token('pesoNormal')};
    text-align: start;
    border-bottom: 1px solid ${token('borda')};
  }
`;
