import { type CotacaoPublica, envioCalls } from '@balcao/contracts';
import { Alert, Grid, Stack, Text } from '@balcao/ui';
import { useState } from 'react';
import { useLink } from '../../link.resource.ts';
import { PaginaDoLink } from '../../pagina-do-link.component.tsx';
import { copy } from './cotacao.copy.ts';
import { Duvida } from './duvida.component.tsx';
import { Escolha } from './escolha.component.tsx';
import { botaoDe, Oferta } from './oferta.component.tsx';
import { useFoco } from './use-foco.ts';

/** `/publico/cotacao#<token>`: what a broker sent, as the client reads it. */
export function CotacaoPage() {
  const { leitura, again } = useLink(envioCalls.verCotacao);
  return (
    <PaginaDoLink
      routeId="cotacaoCliente"
      titulo={copy.titulo}
      descricao={({ cliente, bem }) => copy.descricao(cliente, bem)}
      leitura={leitura}
      onRetry={again}
    >
      {(cotacao) => <Ofertas cotacao={cotacao} />}
    </PaginaDoLink>
  );
}

const FEITO = 'escolha-feita';

function Ofertas({ cotacao }: { cotacao: CotacaoPublica }) {
  const [aceite, setAceite] = useState(cotacao.aceite);
  const [querida, setQuerida] = useState<CotacaoPublica['ofertas'][number] | null>(null);
  const focusNext = useFoco();
  const mayChoose = cotacao.aberta && !aceite;
  return (
    <Stack gap={5}>
      {aceite && (
        <div id={FEITO} tabIndex={-1}>
          <Alert tone="sucesso" isLive>
            {copy.feito(aceite.em)}
          </Alert>
        </div>
      )}
      {!cotacao.aberta && <Alert tone="atencao">{copy.fechada}</Alert>}
      {querida && mayChoose && (
        <Escolha
          key={querida.id}
          oferta={querida}
          onFeito={(novo) => {
            setAceite(novo);
            setQuerida(null);
            focusNext(FEITO);
          }}
          onCancelar={() => {
            setQuerida(null);
            focusNext(botaoDe(querida.id));
          }}
        />
      )}
      <Grid minWidth={260}>
        {cotacao.ofertas.map((oferta) => (
          <Oferta
            key={oferta.id}
            cotacao={{ ...cotacao, aceite }}
            oferta={oferta}
            {...(mayChoose && !querida && { onEscolher: () => setQuerida(oferta) })}
          />
        ))}
      </Grid>
      <Duvida />
      <Stack gap={2}>
        <Text size={13} isSoft>
          {[
            copy.numero(cotacao.numero),
            cotacao.vigencia && copy.vigencia(cotacao.vigencia.de, cotacao.vigencia.ate),
            copy.link(cotacao.expiraEm),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text size={13} isSoft>
          {copy.aviso}
        </Text>
        <Text size={13} isSoft>
          {copy.lgpd}
        </Text>
      </Stack>
    </Stack>
  );
}
