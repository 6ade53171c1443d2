import { direitosPublicosCalls, type Encarregado, type PermissoesPublicas, permissoesPublicasCalls } from '@balcao/contracts';
import { formatTelefone } from '@balcao/domain';
import { Alert, Button, Card, Checkbox, Stack, Text } from '@balcao/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useLink } from '../../link.resource.ts';
import { Inteiro } from '../../moldura.component.tsx';
import { PaginaDoLink } from '../../pagina-do-link.component.tsx';
import { sayFalha } from '../../say-falha.ts';
import { Direitos } from './direitos.component.tsx';
import { MeusPedidos } from './meus-pedidos.component.tsx';
import { copy } from './permissoes.copy.ts';
import { marcadasDe, nomeDa } from './permissoes.model.ts';
import { sendPermissoes } from './permissoes.resource.ts';

/** `/publico/permissoes#<token>`: what a client permits the brokerage to do with their data. */
export function PermissoesPage() {
  const { leitura, again } = useLink(permissoesPublicasCalls.view);
  return (
    <PaginaDoLink
      routeId="permissoesCliente"
      titulo={copy.titulo}
      descricao={({ nome }) => copy.descricao(nome)}
      isNarrow
      leitura={leitura}
      onRetry={again}
    >
      {(publicas) => <Permissoes publicas={publicas} />}
    </PaginaDoLink>
  );
}

function Permissoes({ publicas: lidas }: { publicas: PermissoesPublicas }) {
  const meus = useLink(direitosPublicosCalls.listPedidos);
  const [publicas, setPublicas] = useState(lidas);
  const [marcadas, setMarcadas] = useState(() => marcadasDe(lidas));
  const [falha, setFalha] = useState<string | null>(null);
  const [isSalva, setIsSalva] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  // two presses in the same event loop turn would both see the old state
  const isSending = useRef(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFalha(null);
    setIsSalva(false);
    try {
      const saved = await sendPermissoes(publicas, marcadas);
      setPublicas(saved);
      setMarcadas(marcadasDe(saved));
      setIsSalva(true);
    } catch (error) {
      setFalha(sayFalha(error));
    }
    isSending.current = false;
    setIsBusy(false);
  };

  return (
    <Stack gap={4}>
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <Card titulo={copy.finalidades}>
          <Stack gap={4}>
            {publicas.respondidoEm && !isSalva && <Text isSoft>{copy.antes(publicas.respondidoEm)}</Text>}
            {publicas.finalidades.map(({ finalidade, texto }) => (
              <Checkbox
                key={finalidade}
                name={finalidade}
                label={nomeDa(finalidade)}
                description={texto}
                value={marcadas[finalidade] === true}
                onChange={(permite) => {
                  setIsSalva(false);
                  setMarcadas((antes) => ({ ...antes, [finalidade]: permite }));
                }}
              />
            ))}
            <Text size={13} isSoft>
              {copy.prova}
            </Text>
            {falha && (
              <Alert tone="perigo" titulo={copy.falhou} isLive>
                {falha}
              </Alert>
            )}
            {isSalva && (
              <Alert tone="sucesso" titulo={copy.salvou} isLive>
                {copy.salvouTexto}
              </Alert>
            )}
            <Button type="submit" variant="primary" isWide isBusy={isBusy}>
              {copy.salvar}
            </Button>
          </Stack>
        </Card>
      </form>
      <MeusPedidos leitura={meus.leitura} onRetry={meus.again} />
      <Direitos onPedido={meus.refresh} />
      {publicas.encarregado && <ContatoDoEncarregado {...publicas.encarregado} />}
    </Stack>
  );
}

const ContatoDoEncarregado = ({ nome, email, telefone }: Encarregado) => (
  <Card titulo={copy.encarregado}>
    <Text>
      {nome}, <a href={`mailto:${email}`}>{email}</a>
      {telefone && (
        <>
          {', '}
          <Inteiro>{formatTelefone(telefone)}</Inteiro>
        </>
      )}
    </Text>
  </Card>
);
