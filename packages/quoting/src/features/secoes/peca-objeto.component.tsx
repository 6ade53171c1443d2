import { formatBps } from '@balcao/domain';
import { Alert, Button, Text } from '@balcao/ui';
import { CampoBusca, CampoTexto } from './campos.component.tsx';
import { Grupo, Grupos, Linha } from './grupo.component.tsx';
import { copy } from './manual.copy.ts';
import { useIof, useOpcoesDeRamos, useRamos } from './manual.resource.ts';

/** What is insured, and under which ramo: the line and the IOF follow from it. */
export function PecaObjeto() {
  const { isError, refetch } = useRamos();
  const ramos = useOpcoesDeRamos();
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
        <CampoBusca nome="risco.objeto.ramo" options={ramos} isRequired description={copy.ramoAjuda} />
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
