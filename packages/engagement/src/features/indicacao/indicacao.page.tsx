import type { Indicacao } from '@balcao/contracts';
import { Button, EmptyState, Grid, Page } from '@balcao/ui';
import { Lista } from '@balcao/ui/lists';
import { FiltroDeEscolha } from '@balcao/ui/records';
import { useState } from 'react';
import { CancelConvite } from './cancel-convite.component.tsx';
import { colunas } from './colunas.component.tsx';
import { Convite } from './convite.component.tsx';
import { copy, situacoes } from './indicacao.copy.ts';
import { isRetiravel } from './indicacao.model.ts';
import { useIndicacoes, useResumo } from './indicacao.resource.ts';
import { MeuLink } from './meu-link.component.tsx';
import { Resultado } from './resultado.component.tsx';

/** `/IndiqueCorretor?situacao=`: the link that refers, and what came of each referral. */
export function IndicacaoPage() {
  const lista = useIndicacoes();
  const resumo = useResumo();
  const [retirada, setRetirada] = useState<Indicacao | null>(null);
  return (
    <Page routeId="indiqueCorretor" titulo={copy.titulo} descricao={copy.descricao} busy={lista.status === 'loading'}>
      <Grid minWidth={360}>
        <MeuLink leitura={resumo} />
        <Convite />
      </Grid>
      <Resultado leitura={resumo} />
      <Lista
        lista={lista}
        caption={copy.tabela}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={({ nome }) => nome}
        filtros={
          <FiltroDeEscolha
            nome="situacao"
            rotulo={copy.colunas.situacao}
            todos={copy.todas}
            opcoes={situacoes}
            valor={lista.consulta.situacao}
            onChange={lista.change}
          />
        }
        vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
        larguraDasAcoes="112px"
        rowActions={(uma) =>
          isRetiravel(uma) && (
            <Button size="sm" aria-label={copy.retirarDe(uma.nome)} onClick={() => setRetirada(uma)}>
              {copy.retirar}
            </Button>
          )
        }
      />
      {retirada && <CancelConvite convite={retirada} onClose={() => setRetirada(null)} />}
    </Page>
  );
}
