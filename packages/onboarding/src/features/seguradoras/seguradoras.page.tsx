import { sentenceOfFalha } from '@balcao/domain';
import { above, Alert, Card, Checkbox, EmptyState, ErrorState, Skeleton } from '@balcao/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { saveCadastro, useCadastro } from '../../cadastro.store.ts';
import { Etapa } from '../../etapa.component.tsx';
import { Faltas } from './faltas.component.tsx';
import { Concluido } from './concluido.component.tsx';
import { ListaSeguradoras } from './lista-seguradoras.component.tsx';
import { copy } from './seguradoras.copy.ts';
import { onlyKnown } from './seguradoras.model.ts';
import { useConclusao, useSeguradoras } from './seguradoras.resource.ts';

/** `/onboarding/insuranceCompanies`: the insurers, the acceptance of the terms and the end, with instructions about the e-mail sent. */
export function SeguradorasPage() {
  const { concluido } = useCadastro();
  return concluido ? <Concluido {...concluido} /> : <Seguradoras />;
}

const change = (seguradoras: readonly string[]) => saveCadastro({ seguradoras: [...seguradoras] });

function Seguradoras() {
  const seguradoras = useSeguradoras();
  const [isAceito, setIsAceito] = useState(false);
  const marcadas = onlyKnown(useCadastro().seguradoras, seguradoras.data ?? []);
  const formulario = useConclusao(marcadas, isAceito);
  const { erros, correct, faltas } = formulario;
  const accept = (next: boolean) => {
    setIsAceito(next);
    correct('aceiteTermos');
  };

  return (
    <Etapa
      etapa="insuranceCompanies"
      titulo={copy.titulo}
      descricao={copy.descricao}
      formulario={formulario}
      acao={copy.concluir}
      busy={seguradoras.isPending}
      isClosed={!seguradoras.isSuccess}
    >
      <Place>
        {seguradoras.isPending && <Skeleton lines={10} />}
        {seguradoras.isError && (
          <ErrorState titulo={copy.falha} onRetry={() => void seguradoras.refetch()} isRetrying={seguradoras.isFetching}>
            {sentenceOfFalha(seguradoras.error)}
          </ErrorState>
        )}
        {seguradoras.data?.length === 0 && <EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
        {seguradoras.data && seguradoras.data.length > 0 && (
          <ListaSeguradoras
            seguradoras={seguradoras.data}
            marcadas={marcadas}
            onChange={(next) => change(onlyKnown(next, seguradoras.data))}
          />
        )}
      </Place>
      {erros['seguradoras'] && <Alert tone="perigo">{erros['seguradoras']}</Alert>}
      <Card>
        <Checkbox
          name="aceiteTermos"
          label={copy.aceite}
          description={copy.aceiteAjuda}
          isRequired
          value={isAceito}
          onChange={accept}
          error={erros['aceiteTermos']}
        />
      </Card>
      {faltas.length > 0 && <Faltas faltas={faltas} />}
    </Etapa>
  );
}

// as tall as the loaded list, to avoid a layout shift
const Place = styled(Card)`
  min-height: 500px;
  ${above(768)} {
    min-height: 300px;
  }
`;
