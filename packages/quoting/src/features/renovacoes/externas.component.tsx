import type { OportunidadeExterna } from '@balcao/contracts';
import { formatCentavos, formatData, nomesDasLinhas, sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Card, Cluster, Link, Stack, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { copy } from './renovacoes.copy.ts';
import { useOportunidades, useOrcamentoDaExterna } from './renovacoes.resource.ts';

const { externas } = copy;

/** Policies of clients at other brokerages, read with their consent: each may be brought here. Nothing while there are none. */
export function Externas() {
  const { data } = useOportunidades();
  if (!data || data.total === 0) return null;
  return (
    <Card titulo={externas.titulo(data.total)}>
      <Stack gap={3}>
        <Text isSoft>{externas.explica}</Text>
        <Linhas>
          {data.itens.map((oportunidade) => (
            <li key={oportunidade.id}>
              <Oportunidade oportunidade={oportunidade} />
            </li>
          ))}
        </Linhas>
      </Stack>
    </Card>
  );
}

function Oportunidade({ oportunidade }: { oportunidade: OportunidadeExterna }) {
  const { id, seguradoId, segurado, linha, bem, seguradoraNome, vigFim, dias, premioTotalCentavos, bonus, orcamento } = oportunidade;
  const trazer = useOrcamentoDaExterna();
  return (
    <Stack gap={1}>
      <Cluster gap={2}>
        <Link href={`/segurados/painel?id=${seguradoId}`}>{segurado}</Link>
        <Text as="span">{[nomesDasLinhas[linha], bem].join(' · ')}</Text>
      </Cluster>
      <Text isSoft>
        {[
          seguradoraNome,
          externas.fim(formatData(vigFim), copy.dias(dias)),
          formatCentavos(premioTotalCentavos),
          bonus !== null && externas.bonus(bonus),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {trazer.error && (
        <Alert tone="perigo" titulo={externas.falhou} isLive>
          {sentenceOfFalha(trazer.error)}
        </Alert>
      )}
      <div>
        {orcamento ? (
          <Link href={enderecoDoFormulario(orcamento.formulario, { id: orcamento.id })}>{copy.abrir(orcamento.numero)}</Link>
        ) : (
          <Button
            size="sm"
            isBusy={trazer.isPending}
            aria-label={externas.orcarDe(segurado, bem)}
            onClick={() => trazer.mutate({ apoliceExternaId: id })}
          >
            {externas.orcar}
          </Button>
        )}
      </div>
    </Stack>
  );
}

const Linhas = styled.ul`
  display: grid;
  gap: ${token('espaco4')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
