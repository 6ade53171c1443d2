import type { FiltroSalvo } from '@balcao/contracts';
import { Button, Cluster, Text } from '@balcao/ui';
import { copy } from './filtros.copy.ts';
import { dadosDe, type Digitado, errosOf } from './filtros.model.ts';
import { useContagem } from './filtros.resource.ts';

/** How many records what is typed finds, told as it changes. */
export function Contagem({ digitado, gravado }: { digitado: Digitado; gravado: FiltroSalvo | null }) {
  const { nome: _, ...faltas } = errosOf(digitado, gravado);
  const { definicao } = dadosDe(digitado, gravado);
  const isInteiro = definicao !== null && Object.keys(faltas).length === 0;
  const { data, isError, isWaiting, retry } = useContagem(digitado.lista, isInteiro ? definicao : null);
  if (definicao === null) return null;
  const isFailed = isInteiro && isError && !isWaiting;
  const said = () => {
    if (!isInteiro) return copy.incompleto;
    if (isWaiting) return copy.contando;
    return isFailed || !data ? copy.falhaContar : copy.encontra(data.total, data.isTotalMinimo);
  };
  return (
    <Cluster gap={2}>
      <Text role="status" isSoft={!isInteiro || isWaiting} isStrong={isInteiro && !isWaiting}>
        {said()}
      </Text>
      {isFailed && (
        <Button size="sm" onClick={retry}>
          {copy.contarDeNovo}
        </Button>
      )}
    </Cluster>
  );
}
