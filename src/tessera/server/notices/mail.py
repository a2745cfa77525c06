"""E-mail, by the mail server that the host has named."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid, parseaddr

from tessera.server.notices.outbound import NotDelivered
from tessera.server.notices.words import Notice
from tessera.server.settings import Mail, Security

SECONDS = 20.0
"""For each step of the conversation with the mail server."""
LONGEST = 254
"""Characters of an address."""
PLAUSIBLE = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")


def is_address(text: str) -> bool:
    """Whether something can be an address; whether it is one, only a letter tells."""
    return len(text) <= LONGEST and PLAUSIBLE.fullmatch(text) is not None


def written(notice: Notice, to: str, sender: str) -> EmailMessage:
    """A notice as a letter."""
    name, address = parseaddr(sender)
    message = EmailMessage()
    message["From"] = Address(name or "Tessera", addr_spec=address)
    message["To"] = Address(addr_spec=to)
    message["Subject"] = notice.title
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=address.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if notice.leave:
        message["List-Unsubscribe"] = f"<{notice.leave_at_once}>, <{notice.leave}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(
        "\n\n".join([notice.text, notice.link, *([notice.foot] if notice.foot else [])]) + "\n"
    )
    return message


class Postman:
    """Hands letters to the mail server, one at a time, in a thread: the conversation takes as long as it takes."""

    def __init__(self, mail: Mail) -> None:
        self._mail = mail
        self._thread = ThreadPoolExecutor(2, "tessera-mail")

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def send(self, notice: Notice, to: str) -> None:
        """`NotDelivered` unless the mail server has taken the letter."""
        message = written(notice, to, self._mail.sender)
        work: Callable[[], None] = lambda: _hand_over(self._mail, message)  # noqa: E731
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except smtplib.SMTPRecipientsRefused as error:
            code = max((code for code, _ in error.recipients.values()), default=0)
            raise NotDelivered("fault-mail-refused", code) from None
        except smtplib.SMTPResponseException as error:
            raise NotDelivered("fault-mail-status", error.smtp_code) from None
        except (OSError, smtplib.SMTPException):
            raise NotDelivered("fault-mail-unreached") from None


def _hand_over(mail: Mail, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    if mail.security is Security.TLS:
        server: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=SECONDS, context=context)
    else:
        server = smtplib.SMTP(mail.host, mail.port, timeout=SECONDS)
    with server:
        if mail.security is Security.STARTTLS:
            server.starttls(context=context)
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
