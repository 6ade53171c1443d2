import { formatBps } from '@balcao/domain';
import { Alert, Button, Text } from '@balcao/ui';
import { CampoEscolha, CampoTexto } from './campos.component.tsx';
import { Grupo, Grupos, Linha } from './grupo.component.tsx';
import { copy } from './manual.copy.ts';
import { useIof, useNomesDosRamos, useRamos } from './manual.resource.ts';

/** What is insured, and under which ramo: the line and the IOF follow from it. */
export function PecaObjeto() {
  const { isError, refetch } = useRamos();
  const ramos = useNomesDosRamos();
  const iof = useIof();
  return (
    <Grupos>
      {isError && (
        <Alert
          tone="perigo"
          titulo={copy.falhaListas}
          isLive
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {copy.tentar}
            </Button>
          }
        />
      )}
      <Grupo>
        <CampoEscolha nome="risco.objeto.ramo" opcoes={ramos} isRequired description={copy.ramoAjuda} />
        <CampoTexto nome="risco.objeto.descricao" isRequired maxLength={160} />
        <Linha>
          <Text role="status" size={13} isSoft>
            {iof !== null && copy.iof(formatBps(iof))}
          </Text>
        </Linha>
      </Grupo>
    </Grupos>
  );
}
