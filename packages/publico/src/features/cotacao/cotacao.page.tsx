import { type CotacaoPublica, envioCalls } from '@balcao/contracts';
import { Alert, Grid, Stack, Text } from '@balcao/ui';
import { useState } from 'react';
import { useLink } from '../../link.resource.ts';
import { PaginaDoLink } from '../../pagina-do-link.component.tsx';
import { Conversa } from './conversa.component.tsx';
import { copy } from './cotacao.copy.ts';
import { numeroDe, sayPrazo, terminadosOf } from './cotacao.model.ts';
import { useConversa } from './cotacao.resource.ts';
import { Duvida } from './duvida.component.tsx';
import { Escolha } from './escolha.component.tsx';
import { botaoDe, Oferta } from './oferta.component.tsx';
import { PrecosTerminados } from './precos-terminados.component.tsx';
import { useFoco } from './use-foco.ts';

/** `/publico/cotacao#<token>`: the offers sent by a broker, for the client. */
export function CotacaoPage() {
  const { leitura, again, refresh } = useLink(envioCalls.viewCotacao);
  return (
    <PaginaDoLink
      routeId="cotacaoCliente"
      titulo={copy.titulo}
      descricao={({ cliente, bem, ofertas }) => copy.descricao(cliente, bem, ofertas.length)}
      assunto={(cotacao) => copy.assunto(numeroDe(cotacao))}
      leitura={leitura}
      onRetry={again}
    >
      {(cotacao) => <Ofertas cotacao={cotacao} onMudou={refresh} />}
    </PaginaDoLink>
  );
}

/** Description of the chosen offer: insurer, package and price. */
function nameEscolhida({ ofertas }: CotacaoPublica, { ofertaId }: NonNullable<CotacaoPublica['aceite']>): string | undefined {
  const oferta = ofertas.find(({ id }) => id === ofertaId);
  if (!oferta) return undefined;
  const { seguradora, pacote, premioTotalCentavos, periodicidade } = oferta;
  return copy.escolheu(copy.oferta(seguradora, pacote, premioTotalCentavos, copy.total[periodicidade]));
}

const FEITO = 'escolha-feita';

function Ofertas({ cotacao, onMudou }: { cotacao: CotacaoPublica; onMudou: () => void }) {
  const [feito, setFeito] = useState<CotacaoPublica['aceite']>(null);
  const [{ conversa, atualizacaoPedidaEm, respostaAte = null }, setConversa] = useConversa(cotacao);
  const aceite = cotacao.aceite ?? feito;
  const [querida, setQuerida] = useState<CotacaoPublica['ofertas'][number] | null>(null);
  const focusNext = useFoco();
  const mayChoose = cotacao.aberta && !aceite;
  return (
    <Stack gap={5}>
      {aceite && (
        <div id={FEITO} tabIndex={-1}>
          <Alert tone="sucesso" isLive titulo={nameEscolhida(cotacao, aceite)}>
            {copy.feito(aceite.em)}
          </Alert>
        </div>
      )}
      {!cotacao.aberta && <Alert tone="atencao">{copy.fechada}</Alert>}
      {mayChoose && <PrecosTerminados ofertas={cotacao.ofertas} pedidaEm={atualizacaoPedidaEm} onPedida={setConversa} />}
      {mayChoose && !terminadosOf(cotacao.ofertas) && <Text isStrong>{sayPrazo(cotacao)}</Text>}
      {querida && mayChoose && (
        <Escolha
          key={querida.id}
          oferta={querida}
          onFeito={(novo) => {
            setFeito(novo);
            setQuerida(null);
            focusNext(FEITO);
          }}
          onMudou={onMudou}
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
      <Conversa mensagens={conversa} />
      <Duvida
        isContinuacao={conversa.length > 0}
        isRespondida={conversa.at(-1)?.de === 'CORRETORA'}
        respostaAte={respostaAte}
        onPerguntada={setConversa}
      />
      <Stack gap={2}>
        <Text size={13} isSoft>
          {[
            copy.numero(numeroDe(cotacao)),
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
