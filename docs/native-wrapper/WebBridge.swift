// Sketch of the bridge for iOS: the messages of the web client in a WKWebView. WebLinks.swift opens its links.
import WebKit

struct WebMessage: Decodable {
    enum Kind: String, Decodable {
        case navigateLogin = "navigate-login", navigateSettings = "navigate-settings", navigateProfile = "navigate-profile"
        case logout, login, authSuccess = "auth-success", authInvalid = "auth-invalid"
        case openPrivacy = "open-privacy", openTerms = "open-terms", healthApp = "health-app"
    }
    struct Payload: Decodable { let userId: String?, email: String?, password: String? }
    let type: Kind
    let payload: Payload?
}

/// `origin` is the web client's, such as https://app.example.org. The web view keeps the bridge: capture its owner in
/// `onMessage` with `[weak self]`.
final class WebBridge: NSObject, WKScriptMessageHandler {
    let origin: URL
    private let onMessage: (WebMessage) -> Void

    init(origin: URL, onMessage: @escaping (WebMessage) -> Void) {
        (self.origin, self.onMessage) = (origin, onMessage)
    }

    func makeWebView(version: String) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "PatientApp/\(version) (ios)"
        // Not on the page of a bank, which the web view may visit.
        let source = """
            if (location.origin === new URL("\(origin)").origin)
              window.ReactNativeWebView = { postMessage: (text) => window.webkit.messageHandlers.app.postMessage(text) }
            """
        let script = WKUserScript(source: source, injectionTime: .atDocumentStart, forMainFrameOnly: true)
        configuration.userContentController.addUserScript(script)
        configuration.userContentController.add(self, name: "app")
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        return webView
    }

    func userContentController(_: WKUserContentController, didReceive message: WKScriptMessage) {
        let sender = message.frameInfo.securityOrigin
        guard message.frameInfo.isMainFrame, sender.protocol == origin.scheme, sender.host == origin.host,
              sender.port == origin.port ?? 0, let text = message.body as? String,
              // A type that this app does not know is not decoded, and ignored.
              let decoded = try? JSONDecoder().decode(WebMessage.self, from: Data(text.utf8)) else { return }
        onMessage(decoded)
    }
}
